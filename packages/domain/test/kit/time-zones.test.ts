import { timeZones } from '@sextant/domain/kit/time-zones'
import { expect, test } from 'vitest'

const at = (instant: string, id: string) => timeZones(new Date(instant)).find((zone) => zone.id === id)

test.each([
  ['2027-01-15T12:00:00Z', 'Europe/Paris', 60, 'Europe/Paris (UTC+01:00)'],
  ['2027-07-15T12:00:00Z', 'Europe/Paris', 120, 'Europe/Paris (UTC+02:00)'],
  ['2027-01-15T12:00:00Z', 'America/St_Johns', -210, 'America/St Johns (UTC-03:30)'],
  ['2027-01-15T12:00:00Z', 'UTC', 0, 'UTC (UTC+00:00)'],
])('at %s, %s is %d minutes ahead', (instant, id, offset_minutes, label) => {
  expect(at(instant, id)).toEqual({ id, label, offset_minutes })
})

test('UTC comes first, and no zone is listed twice', () => {
  const ids = timeZones(new Date('2027-01-15T12:00:00Z')).map(({ id }) => id)
  expect(ids[0]).toBe('UTC')
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
])('%s is listed under its current name and not as %s', (present, former) => {
  const listed = (id: string) => at('2027-01-15T12:00:00Z', id) !== undefined
  expect([listed(present), listed(former)]).toEqual([true, false])
})
