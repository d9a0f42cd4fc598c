import { timeZones } from '@sextant/domain/kit/time-zones'
import { expect, test } from 'vitest'

const at = (instant: string, id: string) => timeZones(new Date(instant)).find((zone) => zone.id === id)

test.each([
  ['2027-01-15T12:00:00Z', 'Europe/Paris', 60, 'Europe/Paris (UTC+01:00)'],
  ['2027-07-15T12:00:00Z', 'Europe/Paris', 120, 'Europe/Paris (UTC+02:00)'],
  ['2027-01-15T12:00:00Z', 'America/St_Johns', -210, 'America/St Johns (UTC-03:30)'],
  ['2027-01-15T12:00:00Z', 'UTC', 0, 'UTC (UTC+00:00)'],
])('at %s %s is %d minutes ahead', (instant, id, offset_minutes, label) => {
  expect(at(instant, id)).toEqual({ id, label, offset_minutes })
})

test('UTC comes first and no zone twice', () => {
  const ids = timeZones(new Date('2027-01-15T12:00:00Z')).map(({ id }) => id)
  expect(ids[0]).toBe('UTC')
  expect(new Set(ids).size).toBe(ids.length)
})
