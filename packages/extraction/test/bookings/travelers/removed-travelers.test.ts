import { expect, test } from 'vitest'
import { statusesOf } from '../statuses-of'

test.each([
  ['Removed passenger: Mr Jan Berg\nRemaining passengers\nAda Lovelace\nOS 225 departs 10:15'],
  ['Passager précédent : M. Jan Berg\nNouveau passager : Mme Ada Lovelace\nOS 225 departs 10:15'],
  [
    '<table><tr><td>Bisheriger Reisender</td><td>Jan Berg</td></tr><tr><td>Neuer Reisender</td><td>Ada Lovelace</td></tr></table><p>OS 225 departs 10:15</p>',
  ],
  ['Attendee: Ada Lovelace (previously Jan Berg)\nOS 225 departs 10:15'],
  ['Old passenger\nJan Berg\n\nNew passenger\nAda Lovelace\n\nOS 225 departs 10:15'],
])('who is replaced does not travel: %s', (text) =>
  expect(statusesOf(text, ['10:15'], ['Jan Berg', 'Ada Lovelace'])).toEqual([
    '10:15 Ada Lovelace confirmed',
    '10:15 Jan Berg cancelled',
  ]),
)

test('a name that is corrected is that of the same traveler', () =>
  expect(
    statusesOf(
      'Previous name: Ada Lovelance\nNew name: Ada Lovelace\nOS 225 departs 10:15',
      ['10:15'],
      ['Ada Lovelance', 'Ada Lovelace'],
    ),
  ).toEqual(['10:15 Ada Lovelace confirmed']))
