import { addDays, dayFrom, daysBetween, instantOf, localOf } from '@sextant/domain/kit/local-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('local times', () => {
  test.each([
    ['2026-03-01T14:05:00', 'Europe/Paris', '2026-03-01T13:05:00.000Z'],
    ['2026-07-01T14:05:00', 'Europe/Paris', '2026-07-01T12:05:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-01-01T00:30:00', 'Asia/Kolkata', '2025-12-31T19:00:00.000Z'],
    ['2026-01-01T00:30:00', '+05:30', '2025-12-31T19:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(instantOf(local, zone)).toBe(instant)
  })

  test('a time skipped by a clock change uses the offset before it', () => {
    expect(instantOf('2026-03-29T02:30:00', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z')
  })

  test('a time repeated by a clock change is its first occurrence', () => {
    expect(instantOf('2026-10-25T02:30:00', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z')
  })

  test('an invalid time or zone has no instant', () => {
    expect(instantOf('2026-13-01T00:00:00', 'Europe/Paris')).toBeNull()
    expect(instantOf('2026-01-01T00:00:00', 'Europe/Atlantis')).toBeNull()
  })

  test('an instant survives conversion to any zone and back, except in a repeated hour', () => {
    const zones = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC']
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom(...zones), (seconds, zone) => {
        const instant = new Date(seconds * 1000).toISOString()
        const local = localOf(instant, zone) ?? ''
        const back = instantOf(local, zone) ?? ''
        expect(localOf(back, zone)).toBe(local)
        expect(Math.abs(Date.parse(back) - Date.parse(instant))).toBeLessThanOrEqual(3_600_000)
      }),
    )
  })

  test('days are counted by the calendar', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2)
    expect(dayFrom(2026, 2, 29)).toBeNull()
    expect(dayFrom(2024, 2, 29)).toBe('2024-02-29')
  })
})
