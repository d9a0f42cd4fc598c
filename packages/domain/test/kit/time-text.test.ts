import * as t from '@sextant/domain/kit/time-text'
import { expect, test } from 'vitest'

test('days and times are formatted in a short, unambiguous form', () => {
  expect(t.dayText('2026-11-21')).toBe('Sat 21 Nov 2026')
  expect(t.dayText('soon')).toBe('soon')
  expect(t.timeText('2026-11-21T14:05:00')).toBe('14:05')
  expect(t.localText('2026-11-21T14:05:00')).toBe('21 Nov 2026, 14:05')
  expect(t.localText('2026-11-21')).toBe('21 Nov 2026')
})

test.each([
  ['2026-11-21T08:00:00', '2026-11-21T20:00:00', '21 Nov 2026'],
  ['2026-11-21', '2026-11-24', '21–24 Nov 2026'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec 2026'],
  ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
])('the period from %s to %s is %s', (begin, end, text) => expect(t.spanText(begin, end)).toBe(text))

test.each([
  ['America/New_York', '2026-11-21T12:00:00.000Z', 'New York, UTC−5'],
  ['Asia/Kolkata', '2026-11-21T12:00:00.000Z', 'Kolkata, UTC+5:30'],
  ['Europe/London', '2026-11-21T12:00:00.000Z', 'London, UTC+0'],
  ['Europe/London', null, 'London'],
  ['+02:00', '2026-11-21T12:00:00.000Z', 'UTC+02:00'],
  ['-05:00', null, 'UTC−05:00'],
  ['UTC', null, 'UTC'],
])('the zone %s at %s is %s', (zone, instant, text) => expect(t.zoneText(zone, instant)).toBe(text))

test('an instant is formatted in a zone, with its offset', () => {
  expect(t.instantText('2026-11-21T23:30:00.000Z', 'Europe/Paris')).toBe('22 Nov 2026, 00:30 UTC+1')
  expect(t.instantText('2026-07-21T23:30:00.000Z', 'Europe/Paris')).toBe('22 Jul 2026, 01:30 UTC+2')
  expect(t.instantText('2026-11-21T23:30:00.000Z', 'UTC')).toBe('21 Nov 2026, 23:30 UTC')
})

test('durations are formatted in hours and minutes', () => {
  expect(t.minutesText(55)).toBe('55 min')
  expect(t.minutesText(95)).toBe('1 h 35 min')
  expect(t.minutesText(120)).toBe('2 h')
  expect(t.minutesText(4320)).toBe('3 days')
  expect(t.durationText(8.4)).toBe('8 ms')
  expect(t.durationText(1234)).toBe('1.2 s')
  expect(t.daysLater('2026-11-21T22:00:00', '2026-11-22T06:00:00')).toBe('+1')
  expect(t.daysLater('2026-11-21', '2026-11-21')).toBe('')
})
