import { findLabelledValue } from '@sextant/extraction/bookings/labelled-value'
import { expect, test } from 'vitest'
import { draftOf } from './drafts'
import { readCandidates } from './read-candidates'

/** The class of travel of a train that departs at 14:23. */
function classOf(text: string): string | undefined {
  const { context, candidates } = readCandidates(text)
  const anchor = candidates.find(({ mention }) => mention.value === '14:23')
  if (!anchor) throw new Error('The page has no departure.')
  const draft = { ...draftOf('train', { slots: { startTime: '14:23' } }), anchor }
  const booking = { kind: 'train' as const, start: '2027-09-03T14:23', end: null, draft, probability: 1 }
  return findLabelledValue('cabin', booking, [booking], context)?.value
}

test('a value stands behind its label, or below it', () => {
  expect(classOf('Departure 14:23\nClass: First')).toBe('First')
  expect(classOf('Departure 14:23\nClass\nFirst')).toBe('First')
})

test('a word that ends a list labels nothing below it', () =>
  expect(classOf('Departure 14:23\nPassengers\nAnna Nowak, rail card, second class\nJan Berg, no discount')).toBe(
    undefined,
  ))

test('a number ends before the next label in its line', () => {
  expect(classOf('Departure 14:23\nClasse 2 - Place 042')).toBe('2')
  expect(classOf('Departure 14:23\nClass: 1 Seat: 12A')).toBe('1')
})
