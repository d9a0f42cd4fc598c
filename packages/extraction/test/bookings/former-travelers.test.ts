import { formerTravelers } from '@sextant/extraction/bookings/former-travelers'
import { expect, test } from 'vitest'
import { draftOf } from './drafts'
import { readCandidates } from './read-candidates'

/** Those of the travelers Peter Bach and Anna Nowak whose place another one takes. */
function formerOf(text: string): string[] {
  const { context, candidates } = readCandidates(text)
  const travelers = ['Peter Bach', 'Anna Nowak'].flatMap(
    (name) => candidates.find(({ mention }) => mention.value === name) ?? [],
  )
  const draft = { ...draftOf('flight', { slots: {} }), travelers }
  return [...formerTravelers({ kind: 'flight', start: '2027-09-03T14:23', end: null, draft, probability: 1 }, context)]
}

test.each([
  ['labels', 'Previous passenger: Mr Peter Bach\nNew passenger: Ms Anna Nowak'],
  ['labels below each other', 'Neuer Gast: Anna Nowak\nBisheriger Gast: Peter Bach'],
  ['labels in French', 'Ancien conducteur : Peter Bach\nNouveau conducteur : Anna Nowak'],
  ['labels in Polish', 'Poprzedni pasażer: Peter Bach\nNowy pasażer: Anna Nowak'],
  [
    'cells',
    '<table><tr><td>Old name</td><td>Peter Bach</td></tr><tr><td>New name</td><td>Anna Nowak</td></tr></table>',
  ],
])('a traveler is replaced by another: %s', (_, text) => expect(formerOf(text)).toEqual(['Peter Bach']))

test.each([
  ['nobody is old', 'Passenger: Peter Bach\nNew passenger: Anna Nowak'],
  ['nobody is new', 'Previous passenger: Peter Bach\nPassenger: Anna Nowak'],
  ['both stay', 'Previous passengers: Peter Bach\nNew passengers: Peter Bach, Anna Nowak'],
])('no traveler is replaced: %s', (_, text) => expect(formerOf(text)).toEqual([]))
