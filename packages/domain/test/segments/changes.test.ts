import { changesBetween, isAfterDeparture } from '@sextant/domain/segments/changes'
import { describe, expect, test } from 'vitest'

describe('the changes between two states of a record', () => {
  test('are the fields whose values differ, with both values', () => {
    const before = { gate: null, price: '120.00', seats: ['12A'], provider: 'Lufthansa' }
    const after = { gate: 'B42', price: '120.00', seats: ['12A', '12B'], provider: null }
    expect(changesBetween(before, after)).toEqual([
      { field: 'gate', old: null, new: 'B42' },
      { field: 'seats', old: ['12A'], new: ['12A', '12B'] },
      { field: 'provider', old: 'Lufthansa', new: null },
    ])
  })

  test('say nothing of estimates, groups, and where values were read', () => {
    expect(changesBetween({ modified: 1, trip_id: '1', co2_kg: 4 }, { modified: 2, trip_id: '2', co2_kg: 5 })).toEqual(
      [],
    )
  })
})

describe('a change', () => {
  const at = (start_datetime_utc: string | null, start_datetime: string | null = null) => ({
    start_datetime,
    start_datetime_utc,
  })
  const told = '2027-03-01T08:00:00.000Z'

  test.each([
    ['before departure', [at('2027-03-01T10:00:00.000Z')], false],
    ['after departure', [at('2027-03-01T06:00:00.000Z')], true],
    ['that postpones what should have left', [at('2027-03-01T06:00:00.000Z'), at('2027-03-01T10:00:00.000Z')], false],
    ['after a departure without a zone', [at(null, '2027-02-28T06:00:00')], true],
    ['of a segment without a start', [at(null)], false],
  ])('%s', (_, segments, expected) => {
    expect(isAfterDeparture(told, segments)).toBe(expected)
  })
})
