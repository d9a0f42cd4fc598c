import { addressOf } from '@sextant/extraction/bookings/places/place-address'
import { describe, expect, test } from 'vitest'
import { draftOf } from '../drafts'
import { readCandidates } from '../read-candidates'

/** The addresses of stays at the places of a page. */
function addressesOn(text: string, ...places: readonly string[]): (string | null)[] {
  const { context, candidates } = readCandidates(text)
  const stays = places.map((name) => {
    const place = candidates.find(({ mention }) => mention.value === name)
    if (!place) throw new Error(`The page has no ${name}.`)
    const draft = { ...draftOf('lodging', { slots: {} }), slots: { place } }
    return { kind: 'lodging' as const, start: '2027-05-10', end: null, draft, probability: 1 }
  })
  return stays.map((stay) => addressOf(stay, stays, context))
}

describe('the address of a hotel', () => {
  test.each([
    ['stands below its name', 'Hotel Linden\nLindenstraße 4, 10969 Berlin', 'Lindenstraße 4, 10969 Berlin'],
    [
      'continues in the next line',
      'Hotel Linden\n2180 Pearl Bluff Drive\nBoulder, CO 80301',
      '2180 Pearl Bluff Drive, Boulder, CO 80301',
    ],
    ['keeps the type of its street', 'Hotel Linden\nVia dei Rossi 118, 53100 Siena', 'Via dei Rossi 118, 53100 Siena'],
    ['begins with a number like an hour', 'Hotel Linden\n1418 Mountain Rd, Stowe', '1418 Mountain Rd, Stowe'],
    [
      'stands below its name in columns',
      'Hotel Linden              Status: confirmed\nLindenstraße 4, 10969 Berlin',
      'Lindenstraße 4, 10969 Berlin',
    ],
    [
      'has a label',
      'Hotel: Hotel Linden\nRoom: double\nAddress: 12 Heron Street, London EC3N 4AF',
      '12 Heron Street, London EC3N 4AF',
    ],
    [
      'ends in front of a number of telephone',
      'Hotel Linden\ncarrer Major 12, Ribes de Freser, tel. 972 72 70 00',
      'carrer Major 12, Ribes de Freser',
    ],
    [
      'stands in its signature',
      'Hotel Linden\nRoom: double\nNights: 2\n\nHotel Linden · Uferweg 31 · 88131 Lindau · Tel. 08382 555 016',
      'Uferweg 31, 88131 Lindau',
    ],
    [
      'ends with a sentence',
      'Hotel Linden\nCalle San Bernardo 7, Madrid. Please come in time and ring.',
      'Calle San Bernardo 7, Madrid',
    ],
  ])('%s', (_, text, expected) => expect(addressesOn(text, 'Hotel Linden')).toEqual([expected]))

  test.each([
    ['a booking number', 'Hotel Linden\nBooking confirmation 33018'],
    ['a room', 'Hotel Linden\nRoom 6'],
    ['a day', 'Hotel Linden\nFriday 4 June 2027'],
    ['a copyright', 'Hotel Linden\n(c) 2027 Hotels.example, L.P. All rights reserved'],
    ['a sentence', 'Hotel Linden\nIf your payment is still pending, your booking is not confirmed.'],
    ['a flight', 'Hotel Linden\nFlight AF 7709, economy'],
    ['a code', 'Hotel Linden\nRD8QK4M2'],
    ['the imprint of a company', 'Hotel Linden\nLarkspur Services Ltd, 12 Heron Street, 10115 Berlin'],
    ['a registered office', 'Hotel Linden\nRegistered office: 12 Heron Street, London EC3N 4AF'],
  ])('is not %s', (_, text) => expect(addressesOn(text, 'Hotel Linden')).toEqual([null]))

  test.each([
    [
      'is in its own imprint',
      'Hotel Linden\nHotel Linden GmbH, Lindenstraße 4, 10969 Berlin',
      'Lindenstraße 4, 10969 Berlin',
    ],
    [
      'does not continue in the imprint of another company',
      'Hotel Linden\nLindenstraße 4, Berlin\nLarkspur Services Ltd, 12 Heron Street, 10115 Berlin',
      'Lindenstraße 4, Berlin',
    ],
  ])('%s', (_, text, expected) => expect(addressesOn(text, 'Hotel Linden')).toEqual([expected]))

  test('is its own if there are two', () => {
    const text = `Hotel Linden\nAddress: Lindenstraße 4, 10969 Berlin\n\n\n\nPension Adler\nAddress: Adlerweg 9, 80331 München`
    expect(addressesOn(text, 'Hotel Linden', 'Pension Adler')).toEqual([
      'Lindenstraße 4, 10969 Berlin',
      'Adlerweg 9, 80331 München',
    ])
  })
})
