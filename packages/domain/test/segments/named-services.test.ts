import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { isMeantJourney } from '@sextant/domain/segments/named-journeys'
import { expect, test } from 'vitest'
import { draft, flight, places, stay } from './bookings'

const transfer = { kind: 'taxi', number: undefined } as const
const airport = { place: { name: 'Faro Airport' }, time: { local: '2026-03-15T13:40:00' } }
const out = draft(flight({ ...transfer, start: airport, end: { place: { name: 'Tivoli Marina' }, time: {} } }))
const back = draft(
  flight({
    ...transfer,
    start: { place: { name: 'Tivoli Marina' }, time: { local: '2026-03-19T08:15:00' } },
    end: { place: { name: 'Faro Airport (FAO)' }, time: {} },
  }),
)
const hotel = draft(stay({ name: 'Hotel Bahia', confirmation_no: 'X7QK2P' }))
const air = draft(flight({ start: { place: places.FRA, time: { local: '2026-03-15T09:00:00' } } }))

const meant = (words: readonly string[], all: readonly SegmentDraft[]): SegmentDraft[] =>
  all.filter((one) => isMeantJourney(words, one, all))

test.each([
  'Your return transfer has been cancelled',
  'Your return journey on 19 March 2026 has been cancelled',
  'Ihre Rückfahrt wurde storniert',
  'Votre transfert retour a été annulé',
  'El traslado de vuelta ha sido cancelado',
  'Your transfer on 19 March has been cancelled',
])('of rides there and back, the way back is meant: %s', (words) => {
  expect(meant([words], [out, back])).toEqual([back])
})

test('the way there is meant', () => {
  expect(meant(['Your outbound transfer has been cancelled'], [out, back])).toEqual([out])
})

test.each(['Your transfer booking has been cancelled', 'Your booking X7QK2P has been cancelled'])(
  'both rides are meant: %s',
  (words) => {
    expect(meant([words], [out, back])).toEqual([out, back])
  },
)

test.each([
  ['Your transfer has been cancelled', [out, back]],
  ['Der Transfer wurde storniert', [out, back]],
  ['Your room has been cancelled', [hotel]],
  ['Hotel Bahia wurde storniert', [hotel]],
  ['Cancelamento do hotel - reserva X7QK2P', [hotel]],
  ['Anulación del hotel', [hotel]],
  ['Your booking X7QK2P has been cancelled', [air, hotel, out, back]],
  ['Your transfer from the hotel has been cancelled', [out, back]],
  ['Your transfer has been cancelled; your hotel booking remains valid', [out, back]],
  ['Das Zimmer wurde storniert, der Transfer bleibt bestehen', [hotel]],
])('of a package, what is named is meant: %s', (words, expected) => {
  expect(meant([words], [air, hotel, out, back])).toEqual(expected)
})

test.each([
  'Anulación parcial de la reserva X7QK2P',
  'Partial cancellation of booking X7QK2P',
  'Teilstornierung der Buchung X7QK2P',
  'Annulation partielle de la réservation X7QK2P',
])('what is cancelled in part leaves what another sentence does not name: %s', (title) => {
  const all = [air, hotel, out, back]
  expect(meant([title, 'Hotel Bahia is cancelled, booking X7QK2P'], all)).toEqual([hotel])
  expect(meant([title], all)).toEqual(all)
})
