import { emptyDraft } from '@sextant/extraction/bookings/draft'
import { withSamePlace } from '@sextant/extraction/bookings/places/same-place'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** Where a car that is picked up at the desk is returned. */
function returned(words: string, kind: 'car' | 'taxi' = 'car'): string | undefined {
  const { candidates } = readCandidates(`Agência Centro\n${words}`)
  const [from, to] = ['Agência Centro', words].map((text) =>
    candidates.find(({ mention }) => mention.type === 'text' && mention.value === text),
  )
  if (!from || !to) throw new Error(`${words} is not found.`)
  const draft = { ...emptyDraft(from, kind, 1), slots: { from, to } }
  const booking = { kind, start: '2027-06-26T05:15', end: null, draft, probability: 1 }
  return withSamePlace(booking).draft.slots.to?.mention.value
}

test.each([
  'Mesma agência da retirada',
  'Same as pick-up',
  'Gleiche Station',
  'misma oficina',
  'В том же месте',
  'той же офис',
  'Am gleichen Ort',
  '同取车门店',
])('a car is returned where it was picked up: %s', (words) => expect(returned(words)).toBe('Agência Centro'))

test('another place is as written, and so is that of a ride', () => {
  for (const place of ['Samedan Airport', 'Sammamish', 'Gleichenberg', 'Patsy Rentals'])
    expect(returned(place)).toBe(place)
  expect(returned('Same as pick-up', 'taxi')).toBe('Same as pick-up')
})
