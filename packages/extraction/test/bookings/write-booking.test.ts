import { writeBooking } from '@sextant/extraction/bookings/write-booking'
import { describe, expect, test } from 'vitest'
import { draftOf } from './drafts'
import { readCandidates } from './read-candidates'

/** The reservation of a kind that a page is about. */
function written(kind: 'lodging' | 'car' | 'flight' | 'train' | 'restaurant', text: string) {
  const { context } = readCandidates(text)
  const line = context.read.page.lines.findIndex(({ origin }) => origin === 'body')
  const draft = draftOf(kind, { slots: { startDate: '2027-05-10' }, line })
  const booking = { kind, start: '2027-05-10', end: null, draft, probability: 1 }
  return writeBooking(booking, [booking], 'confirmed', '', context)
}

describe('what a label says of a booking', () => {
  test.each([
    ['lodging', 'Room: Garden Studio', { room_type: 'Garden Studio' }],
    ['lodging', 'Guests: 4 adults', { guests: 4 }],
    ['restaurant', 'Party size: 4 on Friday 14 May 2027', { guests: 4 }],
    ['car', 'Vehicle: Fiat Panda', { vehicle_type: 'Fiat Panda' }],
    ['lodging', '1 room, 2 adults, 1 child', { rooms: 1, guests: 3 }],
    ['lodging', 'Number of rooms: 2\nRoom type: Twin', { rooms: 2, room_type: 'Twin' }],
    ['flight', 'Cabin: Economy (W)', { class_of_service: 'Economy', booking_class: 'W' }],
    ['flight', 'Operated by Helvetic Airways', { operator: { name: 'Helvetic Airways' } }],
    ['train', 'Travel class: Standard', { class_of_service: 'Standard' }],
  ] as const)('%s, %s', (kind, text, expected) => expect(written(kind, text)).toMatchObject(expected))

  test.each([
    ['lodging', 'Room: EUR 402.45'],
    ['lodging', 'Guests: 26.06.2027 – 10.07.2027'],
    ['car', 'Vehicle: Enterprise'],
    ['car', 'Vehicle: EDMR'],
    ['car', 'Vehicle: Enterprise Rent-A-Car at: Columbus'],
    ['flight', 'Cabin: USD'],
    ['train', 'Travel class: 03 7C, 7D'],
  ] as const)('is left out if it is something else: %s, %s', (kind, text) => {
    const { room_type: room, guests, vehicle_type: vehicle, class_of_service: cabin } = written(kind, text)
    expect([room, guests, vehicle, cabin].filter((value) => value !== undefined && value !== null)).toEqual([])
  })
})

test('a rental is of the company at the start of a line above, rather than of the agency that sent the email', () => {
  const { context } = readCandidates('National Car Rental at: Columbus, OH\nPick up: 10 May 2027')
  const draft = draftOf('car', { slots: { startDate: '2027-05-10' }, line: 1 })
  const booking = { kind: 'car' as const, start: '2027-05-10', end: null, draft, probability: 1 }
  const { provider } = writeBooking(booking, [booking], 'confirmed', 'Meridian Travel', context)
  expect(provider.name).toBe('National Car Rental')
})

test('the name of the place where a rental starts is no address', () => {
  const { context, candidates } = readCandidates('Pick-up: Athens Airport\n10 May 2027')
  const from = candidates.find(({ mention }) => mention.value === 'Athens Airport')
  const draft = draftOf('car', { slots: { startDate: '2027-05-10' }, line: 1 })
  const own = { ...draft, slots: { ...draft.slots, ...(from && { from }) } }
  const booking = { kind: 'car' as const, start: '2027-05-10', end: null, draft: own, probability: 1 }
  const { place } = writeBooking(booking, [booking], 'confirmed', '', context).start
  expect([place.name, place.address]).toEqual(['Athens Airport', undefined])
})
