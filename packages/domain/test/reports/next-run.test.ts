import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, localOf } from '../../src/kit/local-time'
import { nextRun, type ScheduleRule } from '../../src/reports/next-run'

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia']
const weekly = { frequency: 'weekly', weekday: 1, day: 1, hour: 8 } as const
const monthly = { frequency: 'monthly', weekday: 1, day: 31, hour: 8 } as const

const rules: fc.Arbitrary<ScheduleRule> = fc.record({
  frequency: fc.constantFrom('weekly' as const, 'monthly' as const),
  weekday: fc.integer({ min: 1, max: 7 }),
  day: fc.integer({ min: 1, max: 31 }),
  hour: fc.integer({ min: 0, max: 23 }),
})
const instants = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

test.each([
  ['the next Monday at eight', weekly, 'UTC', '2026-11-21T12:00:00.000Z', '2026-11-23T08:00:00.000Z'],
  ['not the instant itself', weekly, 'UTC', '2026-11-23T08:00:00.000Z', '2026-11-30T08:00:00.000Z'],
  ['eight in the team’s zone', weekly, 'Europe/Berlin', '2026-11-21T12:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ['also after the clocks moved', weekly, 'Europe/Berlin', '2027-03-25T12:00:00.000Z', '2027-03-29T06:00:00.000Z'],
  ['the last day of a short month', monthly, 'UTC', '2027-02-01T00:00:00.000Z', '2027-02-28T08:00:00.000Z'],
  ['the 31st where there is one', monthly, 'UTC', '2027-02-28T08:00:00.000Z', '2027-03-31T08:00:00.000Z'],
])('the next run is %s', (_, rule, zone, after, due) => {
  expect(nextRun(rule, zone, after)).toBe(due)
})

test('an hour that a clock change skips or repeats is due once', () => {
  const atTwo = { ...weekly, weekday: 7, hour: 2 }
  expect(nextRun(atTwo, 'Europe/Berlin', '2027-03-27T12:00:00.000Z')).toBe('2027-03-28T01:00:00.000Z')
  const first = nextRun(atTwo, 'Europe/Berlin', '2026-10-24T12:00:00.000Z')
  expect(first).toBe('2026-10-25T00:00:00.000Z')
  expect(nextRun(atTwo, 'Europe/Berlin', first)).toBe('2026-11-01T01:00:00.000Z')
})

test('the next run is later, on the right day and hour, with none in between', () => {
  fc.assert(
    fc.property(rules, fc.constantFrom(...zones), instants, (rule, zone, after) => {
      const due = nextRun(rule, zone, after)
      expect(due > after).toBe(true)
      const local = localOf(due, zone) ?? ''
      const day = dayOf(local)
      const isLast = addDays(day, 1).slice(0, 7) !== day.slice(0, 7)
      const date = Number(day.slice(8))
      expect(
        rule.frequency === 'weekly'
          ? weekdayOf(day) === rule.weekday
          : date === rule.day || (isLast && date < rule.day),
      ).toBe(true)
      const longest = rule.frequency === 'weekly' ? 8 : 32
      expect(Date.parse(due) - Date.parse(after)).toBeLessThan(longest * 86_400_000)
      // From any instant in between, the next run is the same.
      const between = new Date((Date.parse(after) + Date.parse(due)) / 2).toISOString()
      expect(nextRun(rule, zone, between)).toBe(due)
    }),
  )
})

test('an unknown zone is an error', () => {
  expect(() => nextRun(weekly, 'Nowhere/Else', '2026-11-21T12:00:00.000Z')).toThrow(RangeError)
})
