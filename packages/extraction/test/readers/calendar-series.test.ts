import { expect, test } from 'vitest'
import { ofCalendar } from './of-calendar'

const commute = (...lines: string[]): string[] => [
  'UID:1',
  'DTSTART;TZID=Europe/Berlin:20260706T073000',
  'DTEND;TZID=Europe/Berlin:20260706T090000',
  'SUMMARY:ICE 1234 Köln Hbf → Frankfurt Hbf',
  ...lines,
]
const days = (lines: string[]): (string | undefined)[] =>
  ofCalendar(lines).reservations.map(({ start, end }) => {
    expect(end.time.local?.slice(0, 10)).toBe(start.time.local?.slice(0, 10))
    return start.time.local
  })
const july = (...list: number[]): string[] => list.map((day) => `2026-07-${String(day).padStart(2, '0')}T07:30:00`)

test.each([
  ['weekly, by count', ['RRULE:FREQ=WEEKLY;COUNT=3'], july(6, 13, 20)],
  ['on several days of the week', ['RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=MO,TH'], july(6, 9, 13, 16)],
  ['every second week', ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=MO,FR'], july(6, 10, 20, 24)],
  ['daily until a day', ['RRULE:FREQ=DAILY;UNTIL=20260708T220000Z'], july(6, 7, 8)],
  [
    'with days taken out and added',
    [
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;TZID=Europe/Berlin:20260706T073000,20260707T073000',
      'RDATE;TZID=Europe/Berlin:20260720T073000',
    ],
    july(8, 20),
  ],
  ['without an end', ['RRULE:FREQ=WEEKLY'], july(6)],
  [
    'on the last and a first day of months',
    ['RRULE:FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-1,6'],
    [...july(6, 31), '2026-08-06T07:30:00'],
  ],
  ['on a weekday of months', ['RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=1MO,-1FR'], [...july(6, 31), '2026-08-03T07:30:00']],
  ['every second month', ['RRULE:FREQ=MONTHLY;INTERVAL=2;UNTIL=20261001'], [...july(6), '2026-09-06T07:30:00']],
  ['yearly', ['RRULE:FREQ=YEARLY;COUNT=2'], [...july(6), '2027-07-06T07:30:00']],
  ['by a rule of another form', ['RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=MO;BYSETPOS=1'], july(6)],
  ['without sense', ['RRULE:FREQ=DAILY;INTERVAL=0;COUNT=-4', 'RDATE:soon'], july(6)],
])('a trip that recurs %s', (_, lines, expected) => {
  expect(days(commute(...lines))).toEqual(expected)
})

test('an occurrence that was moved counts as it was moved', () => {
  const lines = [
    ...commute('RRULE:FREQ=DAILY;COUNT=3'),
    'END:VEVENT',
    'BEGIN:VEVENT',
    ...commute('RECURRENCE-ID;TZID=Europe/Berlin:20260706T073000').map((line) => line.replace(/T0730/, 'T0830')),
  ]
  expect(days(lines)).toEqual([...july(7, 8), '2026-07-06T08:30:00'])
})

test('a long series ends', () => {
  expect(days(commute('RRULE:FREQ=DAILY;COUNT=100000'))).toHaveLength(60)
})

test.each(['garbage', '20260732T100000', '99991230T100000'])('a series that begins on %s breaks nothing', (begin) => {
  for (const rule of ['RRULE:FREQ=DAILY;COUNT=9', 'RRULE:FREQ=DAILY;UNTIL=x', 'RDATE:20269999T100000', 'EXDATE:,,'])
    expect(() => ofCalendar([`DTSTART:${begin}`, rule, 'SUMMARY:ICE 1234 Köln Hbf → Frankfurt Hbf'])).not.toThrow()
})
