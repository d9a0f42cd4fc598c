import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { isMeantJourney } from '@sextant/domain/segments/named-journeys'
import { describe, expect, test } from 'vitest'
import { draft, flight, places, stay } from './bookings'

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

test('a reference that looks like a flight number names no flight', () => {
  const [there, home] = ['400', '401'].map((number) => draft(flight({ number, confirmation_no: 'LH1004' })))
  const booked = [there, home].flatMap((one) => one ?? [])
  const named = (words: string) => booked.filter((one) => isMeantJourney([words], one, booked))
  expect(named('Booking LH1004 has been cancelled')).toEqual(booked)
  expect(named('Flight LH 401 of booking LH1004 has been cancelled')).toEqual([home])
})

test('of an order, the ticket with a number of its own is meant', () => {
  const [there, home] = ['EU4KQ1', 'TN8PD1'].map((value, at) =>
    draft(flight({ number: `40${at}`, confirmation_no: 'A90431', references: [{ value, issuer: 'ticket' }] })),
  )
  const booked = [there, home].flatMap((one) => one ?? [])
  const named = (words: string) => booked.filter((one) => isMeantJourney([words], one, booked))
  expect(named('Your ticket TN8PD1 has been cancelled')).toEqual([home])
  expect(named('Your booking A90431 has been cancelled')).toEqual(booked)
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

test.each([
  `Stornierungsbestätigung zu Auftrag ${code}`,
  `Confirmation d’annulation – dossier ${code}`,
  `Fwd: Avbokning av din resa ${code}`,
])('a title states nothing beside a sentence that names a part: %s', (title) => {
  expect(meant(title)).toEqual(all)
  expect(meant(title, 'Flight LH 401 is cancelled')).toEqual([back])
})

describe('journeys there and back', () => {
  const later = { start: { place: places.JFK, time: { local: '2026-03-16T17:00:00', zone: '-04:00' } } }
  const home = draft(
    flight({ number: '403', ...later, end: { place: places.FRA, time: { local: '2026-03-17T06:30:00' } } }),
  )
  const booked = [out, home, hotel]
  const named = (...words: string[]): SegmentDraft[] => booked.filter((one) => isMeantJourney(words, one, booked))

  test.each([
    'Your return flight has been cancelled',
    'Ihr Rückflug wurde storniert',
    'Votre vol retour a été annulé',
    'El vuelo de vuelta ha sido cancelado',
    'Your flight on 16 March has been cancelled',
    'Ihr Flug am 16.03.2026 wurde annulliert',
  ])('the way back is meant: %s', (words) => {
    expect(named(words)).toEqual([home])
    expect(named(`Your flight has been cancelled - ${code}`, words)).toEqual([home])
  })

  test.each([
    'Your outbound flight has been cancelled',
    'Der Hinflug wurde gestrichen',
    'Flight of 12 March cancelled',
  ])('the way there is meant: %s', (words) => expect(named(words)).toEqual([out]))

  test.each([
    'Votre vol aller retour a été annulé',
    'Your outbound and inbound flights have been cancelled',
    'Your trip on 16 March has been cancelled',
  ])('all are meant: %s', (words) => expect(named(words)).toEqual(booked))

  test('there is no way back in a journey that ends elsewhere', () => {
    expect(
      [out, hotel].filter((one) => isMeantJourney(['Your return flight is cancelled'], one, [out, hotel])),
    ).toEqual([out, hotel])
  })
})

describe('journeys by their route', () => {
  const place = (name: string) => ({ place: { name, locality: name.split(' ')[0] ?? '' } })
  const coach = (start: string, end: string, local: string) =>
    draft({
      ...flight({ confirmation_no: code }),
      kind: 'bus',
      start: { ...place(start), time: { local } },
      end: { ...place(end), time: {} },
    })
  const there = coach('Berlin ZOB', 'Dresden Hbf', '2026-03-12T08:00:00')
  const on = coach('Dresden Hbf', 'Prag Florenc', '2026-03-13T12:15:00')
  const again = coach('Dresden Hbf', 'Prag Florenc', '2026-03-20T12:15:00')
  const home = coach('Prag Florenc', 'Berlin ZOB', '2026-03-22T15:00:00')
  const booked = [there, on, again, home]
  const named = (...words: string[]): SegmentDraft[] => booked.filter((one) => isMeantJourney(words, one, booked))

  test.each([
    ['Deine Fahrt Dresden - Prag wurde storniert', [on, again]],
    ['Deine Fahrt von Dresden Hbf nach Prag Florenc am 20.03.2026 wurde storniert', [again]],
    ['Your coach to Dresden from Berlin has been cancelled', [there]],
    ['Your bus from Prag to Berlin has been cancelled', [home]],
    ['Nous sommes contraints d’annuler votre traversée aller', [there, on]],
    ['Your trip from Dresden to Prag has been cancelled', booked],
    ['Your coach from Dresden to Berlin has been cancelled', booked],
  ])('%s', (words, expected) => expect(named(words)).toEqual(expected))
})
