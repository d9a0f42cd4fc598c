import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { isMeantJourney } from '@sextant/domain/segments/named-journeys'
import { expect, test } from 'vitest'
import { draft, flight, stay } from './bookings'

const code = 'X7QK2P'
const out = draft(flight())
const back = draft(flight({ number: '401' }))
const hotel = draft(stay({ confirmation_no: code }))
const all = [out, back, hotel]
const meant = (...words: string[]): SegmentDraft[] => all.filter((one) => isMeantJourney(words, one, all))

test.each([
  'Your flight LH 401 from New York to Frankfurt has been cancelled',
  'LH401 on 16 March was cancelled',
  'Ihr Flug 401 am 16. März wurde storniert',
  'Le vol n° 401 a été annulé',
])('one flight is meant: %s', (words) => {
  expect(meant(words)).toEqual([back])
  expect(meant(`Flight cancelled – ${code}`, words)).toEqual([back])
})

test.each([
  'Your booking has been cancelled',
  'Your flight on 16 March has been cancelled',
  'Booking X7QK2P has been cancelled',
])('all are meant: %s', (words) => {
  expect(meant(words)).toEqual(all)
})

test('both flights are meant, and the stay is not', () => {
  expect(meant('Your flights LH 400 and LH 401 have been cancelled')).toEqual([out, back])
})

test('a flight of the airline that is not in the booking any more leaves the others', () => {
  expect(meant('Your flight LH 444 has been cancelled')).toEqual([])
})

test('words that cancel the booking as well mean all', () => {
  expect(meant(`Your booking ${code} has been cancelled`, 'Flight LH 401 is cancelled')).toEqual(all)
})
