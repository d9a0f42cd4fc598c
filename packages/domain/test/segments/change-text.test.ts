import { changedValueText, shownChanges, zonesOfChange } from '@sextant/domain/segments/change-text'
import { expect, test } from 'vitest'

test.each([
  [null, '—'],
  [[], '—'],
  ['B42', 'B42'],
  ['2027-03-01T07:05:00', '1 Mar 2027, 07:05'],
  ['2027-03-01', '1 Mar 2027'],
  ['2027-03-01T06:05:00.000Z', '1 Mar 2027, 07:05 UTC+1'],
  [1200, '1,200'],
  [['12A', '12B'], '12A, 12B'],
  [[{ value: 'X7QK2P', issuer: 'airline' }], 'X7QK2P'],
])('%j reads %s', (value, text) => {
  expect(changedValueText(value, 'Europe/Paris')).toBe(text)
})

test('hundredths of a currency are shown as money', () => {
  expect(changedValueText(18_420, 'Europe/Paris', { currency: 'EUR' })).toBe('€184.20')
})

test('each change is shown once', () => {
  const changes = ['start_datetime', 'start_datetime_utc', 'price', 'cents', 'gate'].map((field) => ({
    field,
    old: null,
    new: '1',
  }))
  expect(shownChanges(changes).map(({ field }) => field)).toEqual(['start_datetime', 'price', 'gate'])
})

test('a local time has the zone of its place, also where the zone changes with it', () => {
  expect(changedValueText('2027-03-01T07:05:00', 'Europe/Paris', { placeZone: 'America/New_York' })).toBe(
    '1 Mar 2027, 07:05 UTC−5',
  )
  const segment = { start_time_zone_id: 'Europe/London', end_time_zone_id: 'America/New_York' }
  const moved = [{ field: 'start_time_zone_id', old: 'Europe/Paris', new: 'Europe/London' }]
  expect(zonesOfChange('start_datetime', moved, segment)).toEqual({ old: 'Europe/Paris', new: 'Europe/London' })
  expect(zonesOfChange('end_datetime', moved, segment)).toEqual({ old: 'America/New_York', new: 'America/New_York' })
  expect(zonesOfChange('gate', moved, segment)).toEqual({ old: null, new: null })
})
