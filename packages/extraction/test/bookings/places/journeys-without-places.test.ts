import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { type Draft, emptyDraft } from '@sextant/extraction/bookings/draft'
import { eventsForJourneysWithoutPlaces } from '@sextant/extraction/bookings/places/journeys-without-places'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { expect, test } from 'vitest'

const candidate = (value: string): Candidate => ({
  mention: { type: 'text', line: 0, start: 0, end: value.length, value, form: '', detail: '' },
  features: Int32Array.of(),
  roles: {},
})
const anchor = candidate('10:00')

const draft = (kind: ReservationKind, probability: number, slots: Readonly<Record<string, string>>): Draft => ({
  ...emptyDraft(anchor, kind, probability),
  slots: Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, candidate(value)])),
})

/** The kinds of the drafts that are left, with their probabilities; an event is filled with a place. */
const left = (drafts: readonly Draft[], place?: string): string[] =>
  eventsForJourneysWithoutPlaces(drafts, (events) =>
    events.map((event) => ({ ...event, slots: place === undefined ? {} : { place: candidate(place) } })),
  ).map(({ kind, probability }) => `${kind} ${probability.toFixed(2)}`)

test('a ship without a destination is an event, as likely as both together', () =>
  expect(left([draft('boat', 0.7, { from: 'Malay Massage' }), draft('event', 0.1, {})], 'Malay Massage')).toEqual([
    'event 0.80',
  ]))

test('a coach stays one if one of its places is known', () =>
  expect(left([draft('bus', 0.7, { from: 'Tallinn' })], 'Tallinn')).toEqual(['bus 0.70']))

test('without a place for the event, the ship stays', () =>
  expect(left([draft('boat', 0.7, {}), draft('event', 0.1, {})])).toEqual(['boat 0.70', 'event 0.10']))

test('what begins at a hotel is no event that is called like the hotel', () =>
  expect(left([draft('boat', 0.7, {}), draft('lodging', 0.9, { place: 'Hotel Linden' })], 'Hotel Linden')).toEqual([
    'boat 0.70',
    'lodging 0.90',
  ]))
