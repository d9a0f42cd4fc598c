import { expect, test } from 'vitest'
import { berlin, ofCalendar } from './of-calendar'

const referencesOf = (...lines: readonly string[]) =>
  ofCalendar([...berlin, 'SUMMARY:Forum', ...lines]).reservations.map(({ references }) => references)

test('an event has its identifier, which later calendars repeat', () => {
  expect(referencesOf('UID:forum-2026@events.test')).toEqual([
    [{ value: 'forum-2026@events.test', issuer: 'calendar' }],
  ])
})

test('a changed occurrence has its original day as well', () => {
  expect(referencesOf('UID:forum-2026@events.test', 'RECURRENCE-ID:20260309T100200')).toEqual([
    [{ value: 'forum-2026@events.test 2026-03-09', issuer: 'calendar' }],
  ])
})

test('a counter identifies nothing', () => expect(referencesOf('UID:1')).toEqual([undefined]))
