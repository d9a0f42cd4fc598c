import type { AssembledPage } from '@sextant/extraction/bookings/assemble'
import { withRideEnds } from '@sextant/extraction/bookings/places/ride-ends'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

/** The ends of a ride on a page, one of which is known. */
function endsOn(text: string, known: string, kind: Booking['kind'] = 'taxi'): (string | undefined)[] {
  const { context, candidates } = readCandidates(text)
  const from = candidates.find(({ mention }) => mention.value === known)
  if (!from) throw new Error('The page lacks the place.')
  const empty = draftOf(kind, { slots: {} })
  const draft = { ...empty, slots: { ...empty.slots, from } }
  const booking: Booking = { kind, start: '2027-02-15T05:20', end: null, draft, probability: 1 }
  const assembled: AssembledPage = { scoredDrafts: [], gate: 1, context, candidates }
  const [ride] = withRideEnds([booking], assembled)
  return [ride?.draft.slots.from, ride?.draft.slots.to].map((end) => end?.mention.value)
}

const [first, second] = ['14 Rue des Trois Frères, 75018 Paris', '2 Rue Lamarck, 75018 Paris']

test('a ride leads from the upper of two places to the lower one, whichever is known', () => {
  const text = `lun. 15 février, 05:20\n\n${first}\n${second}\n\nBerline`
  expect(endsOn(text, first)).toEqual([first, second])
  expect(endsOn(text, second)).toEqual([first, second])
})

test.each([
  ['a time is between them', `${first}\n05:20\n${second}`],
  ['there are three places', `${first}\n${second}\n8 Rue Ravignan, 75018 Paris`],
  ['the known one has a label', `Départ :\n${first}\nSociété des taxis\n${second}`],
  ['the other line is no place', `${first}\nMerci de votre confiance`],
])('no other end is taken if %s', (_, text) => expect(endsOn(text, first)).toEqual([first, undefined]))

test('only rides get ends in this way', () =>
  expect(endsOn(`${first}\n${second}`, first, 'train')).toEqual([first, undefined]))

test('the only ride of a page has the ends of its routing', () => {
  const text = `${first}\n\nPU: -- : 118 Sycamore Lane, Wynnewood, PA 19096\nDO: -- : PHL - Philadelphia Airport, Flt# 1177`
  expect(endsOn(text, first)).toEqual(['118 Sycamore Lane, Wynnewood, PA 19096', 'PHL'])
  expect(endsOn(text.replace('DO:', 'PU:'), first)).toEqual([first, undefined])
})
