import { phoneOf } from '@sextant/extraction/bookings/places/place-phone'
import { expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

/** The telephone number of the stay at Hotel Linden. */
function phoneOn(text: string): string | undefined {
  const { context, candidates } = readCandidates(text)
  const place = candidates.find(({ mention }) => mention.value === 'Hotel Linden')
  if (!place) throw new Error('The page has no hotel.')
  const draft = { ...draftOf('lodging', { slots: {} }), slots: { place } }
  const stay = { kind: 'lodging' as const, start: '2027-05-10', end: null, draft, probability: 1 }
  return phoneOf(stay, context)?.value
}

test.each([
  ['labelled', 'Hotel Linden\nLindenstraße 4, 10969 Berlin\nTel: 030 5550142', '030 5550142'],
  ['with the code of its country', 'Hotel Linden\nLindenstraße 4, 10969 Berlin\n+49 30 5550142', '+49 30 5550142'],
])('a number below a hotel is its telephone if it is %s', (_, text, expected) => expect(phoneOn(text)).toBe(expected))

test.each([
  ['a fax machine', 'Hotel Linden\nFax: +49 30 5550143'],
  ['the guest', 'Hotel Linden\nGuest phone: +49 170 5550143'],
  ['nothing', 'Hotel Linden\n4412 0987 11'],
  ['something below the stay', 'Hotel Linden\nArrival: 10 May 2027\nPhone: +49 170 5550143'],
])('a number of %s is not', (_, text) => expect(phoneOn(text)).toBeUndefined())
