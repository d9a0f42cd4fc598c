import { expect, test } from 'vitest'
import { statusesOf } from '../statuses-of'

const names = ['Anna Lang', 'Dirk Lang']

test.each([
  'OS 225 10:15. Anna Lang was cancelled; Dirk Lang is still booked.',
  'OS 225 10:15. Room 2 (Anna Lang) has been cancelled, room 1 (Dirk Lang) remains booked.',
  'OS 225 10:15: Zimmer 2 (Anna Lang) wurde storniert, Zimmer 1 (Dirk Lang) bleibt bestehen.',
])('each clause is about the traveler whom it names: %s', (text) =>
  expect(statusesOf(text, ['10:15'], names)).toEqual(['10:15 Dirk Lang confirmed', '10:15 Anna Lang cancelled']),
)

test.each([
  'OS 225 10:15. Anna Lang, Dirk Lang: cancelled.',
  'OS 225 10:15. Anna Lang and Dirk Lang have been cancelled.',
])('a clause about all travelers is about the booking: %s', (text) =>
  expect(statusesOf(text, ['10:15'], names)).toEqual(['10:15 Anna Lang Dirk Lang cancelled']),
)
