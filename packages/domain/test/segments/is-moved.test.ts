import type { Reservation } from '@sextant/contract/emails/reservation'
import { isMoved } from '@sextant/domain/segments/is-moved'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts } from './arbitrary'
import { draft, flight, places, reservation, stay } from './bookings'

const monday = '2026-03-02T08:00:00.000Z'
const tuesday = '2026-03-03T08:00:00.000Z'
const observed = (of: Reservation, observed_at: string) => ({ segment: draft(of), observed_at })
const on = (local: string) => ({ start: { place: places.FRA, time: { local } }, end: { place: places.JFK, time: {} } })

const rental = (place: (typeof places)[keyof typeof places], from: string, until: string) =>
  reservation({
    kind: 'car',
    confirmation_no: 'C-1',
    provider: { name: 'Hertz' },
    start: { place, time: { local: from } },
    end: { place: places.JFK, time: { local: until } },
  })

test('a rental for the same days from another place was moved, one for other days was not', () => {
  const existing = observed(rental(places.JFK, '2026-03-12T10:30:00', '2026-03-15T10:30:00'), monday)
  const elsewhere = (until: string) => observed(rental(places.newYork, '2026-03-12T14:00:00', until), tuesday)
  expect(isMoved(existing, elsewhere('2026-03-15T10:30:00'))).toBe(true)
  expect(isMoved(existing, elsewhere('2026-03-16T10:30:00'))).toBe(false)
})

describe('with the same reference', () => {
  test.each<[string, boolean, Partial<Reservation>]>([
    ['a flight on another day is the one that was moved', true, on('2026-03-19T10:55:00')],
    ['also with another number', true, { ...on('2026-03-19T10:55:00'), number: '404' }],
    ['a flight to elsewhere is another one', false, { end: { place: places.CDG, time: {} } }],
    ['the way back is another one', false, { start: flight().end, end: flight().start }],
    ['a flight of another person is another one', false, { travelers: [{ name: 'Mary Somerville' }] }],
    ['a year later it is another booking', false, on('2027-03-19T10:55:00')],
    ['a flight under another reference is another one', false, { confirmation_no: 'ZZ9999' }],
  ])('%s', (_, expected, change) => {
    expect(isMoved(observed(flight(), monday), observed(flight(change), tuesday))).toBe(expected)
  })

  test('a flight that departed before the email was not moved', () => {
    const flown = observed(flight(), monday)
    const next = observed(flight(on('2026-03-26T10:55:00')), '2026-03-20T08:00:00.000Z')
    expect(isMoved(flown, next)).toBe(false)
  })

  test('a stay in the same hotel and a car at the same place were moved', () => {
    const later = {
      start: { place: places.newYork, time: { local: '2026-04-12' } },
      end: { place: {}, time: { local: '2026-04-15' } },
    }
    expect(isMoved(observed(stay(), monday), observed(stay(later), tuesday))).toBe(true)
    const car = (local: string) =>
      reservation({
        kind: 'car',
        confirmation_no: 'C-1',
        provider: { name: 'Hertz' },
        start: { place: places.JFK, time: { local } },
      })
    expect(isMoved(observed(car('2026-03-12T15:00:00'), monday), observed(car('2026-03-20T15:00:00'), tuesday))).toBe(
      true,
    )
  })
})

test('a guest who is moved to another house for the same nights has one stay', () => {
  const house = { name: 'The Riverside', address: '1 River Road', locality: 'New York', country_code: 'US' }
  const other = { name: house.name, start: { place: house, time: { local: '2026-03-12' } } }
  const later = { ...other, end: { place: {}, time: { local: '2026-03-16' } } }
  const elsewhere = { ...other, start: { place: places.paris, time: { local: '2026-03-12' } } }
  const moved = (change: Partial<Reservation>): boolean =>
    isMoved(observed(stay(), monday), observed(stay(change), tuesday))
  expect([moved(other), moved(later), moved(elsewhere)]).toEqual([true, false, false])
})

test('an event of the same name and a ride of the same way were moved to another day', () => {
  const event = (local: string, name = 'Data Summit') =>
    observed(
      reservation({ kind: 'event', confirmation_no: 'E-1', name, start: { place: {}, time: { local } } }),
      monday,
    )
  const ride = (local: string, end: Reservation['end']['place'] = places.JFK) =>
    observed(
      reservation({
        kind: 'taxi',
        confirmation_no: 'T-1',
        start: { place: places.newYork, time: { local } },
        end: { place: end, time: {} },
      }),
      monday,
    )
  const [first, second] = ['2026-03-12T09:00:00', '2026-03-19T09:00:00']
  expect([
    isMoved(event(first), event(second)),
    isMoved(event(first), event(second, 'Dinner')),
    isMoved(ride(first), ride(second)),
    isMoved(ride(first), ride(second, places.CDG)),
  ]).toEqual([true, false, true, false])
})

test('a coach whose new hour is stated with towns only was moved', () => {
  const coach = (from: string, to: string, local: string, observed_at: string) =>
    observed(
      reservation({
        kind: 'bus',
        confirmation_no: 'B-1',
        number: '200',
        start: { place: { name: from }, time: { local } },
        end: { place: { name: to }, time: {} },
      }),
      observed_at,
    )
  const booked = coach('Bristol Bus and Coach Station', 'London Heathrow Airport', '2026-03-12T07:30:00', monday)
  const moved = (from: string, to: string): boolean => isMoved(booked, coach(from, to, '2026-03-12T07:05:00', tuesday))
  expect([moved('Bristol', 'London Heathrow'), moved('Bristol', 'Leeds'), moved('Brist', 'London')]).toEqual([
    true,
    false,
    false,
  ])
})

test('moves are detected in whichever order two emails arrive', () => {
  fc.assert(
    fc.property(drafts, drafts, (a, b) => {
      const [one, other] = [
        { segment: a, observed_at: monday },
        { segment: b, observed_at: tuesday },
      ]
      expect(isMoved(one, other)).toBe(isMoved(other, one))
    }),
  )
})
