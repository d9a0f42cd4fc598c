import type { KnownSegment } from '@sextant/domain/segments/draft'
import type { Booking } from '@sextant/domain/trips/booking'
import { finishOf, startTime } from '@sextant/domain/trips/course'
import { endOf, nameOf, startOf, type TripPlace } from '@sextant/domain/trips/trip-place'
import { whereaboutsAt } from '@sextant/domain/trips/whereabouts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts } from '../segments/arbitrary'
import { CDG, drive, FRA, fly, JFK, newYorkTrip, paris, sleep } from './itineraries'

const bookingOf = (segment: KnownSegment): Booking => ({
  id: segment.id,
  type: segment.type,
  isRide: segment.type === 'activity' && segment.activity_type === 'transportation',
  status: segment.status,
  start: startTime(segment),
  end: finishOf(segment),
  from: startOf(segment),
  to: endOf(segment),
})

const frankfurt: TripPlace = {
  code: null,
  name: null,
  locality: 'Frankfurt',
  country_code: 'DE',
  latitude: 50.11,
  longitude: 8.68,
}

const at = (instant: string, segments: readonly KnownSegment[], home: TripPlace | null = frankfurt): string => {
  const found = whereaboutsAt(Date.parse(instant), segments.map(bookingOf), home)
  const until = found.until === null ? 'open' : new Date(found.until).toISOString().slice(0, 16)
  return [found.kind, found.place ? nameOf(found.place) : '-', found.proof?.id ?? '-', until].join(' ')
}

describe('a traveler with a trip to New York', () => {
  const trip = newYorkTrip()
  test.each([
    ['2026-03-12T09:00:00Z', 'home Frankfurt - 2026-03-12T09:55'],
    ['2026-03-12T12:00:00Z', 'in_transit New York 1 2026-03-12T17:45'],
    ['2026-03-12T18:00:00Z', 'at_place New York 1 2026-03-12T19:00'],
    ['2026-03-13T12:00:00Z', 'staying New York 2 2026-03-15T15:00'],
    ['2026-03-15T16:00:00Z', 'at_place New York 2 2026-03-15T20:00'],
    ['2026-03-16T00:00:00Z', 'in_transit Frankfurt 3 2026-03-16T04:30'],
    ['2026-03-16T08:00:00Z', 'home Frankfurt - open'],
  ])('is at %s: %s', (instant, summary) => {
    expect(at(instant, trip)).toBe(summary)
  })

  test('is back where the trip started if no home is known', () => {
    expect(at('2026-03-16T08:00:00Z', trip, null)).toBe('home Frankfurt - open')
    expect(at('2026-03-11T08:00:00Z', trip, null)).toBe('unknown - - 2026-03-12T09:55')
  })
})

describe('a stay', () => {
  const stay = sleep({ id: '1' }, paris, '2026-03-12', '2026-03-16')

  test('does not start at check-in time while the traveler has yet to arrive', () => {
    const there = fly({ id: '2' }, FRA, '2026-03-12T19:00', CDG, '2026-03-12T20:15')
    expect(at('2026-03-12T16:00:00Z', [stay, there])).toBe('home Frankfurt - 2026-03-12T18:00')
    expect(at('2026-03-12T19:30:00Z', [stay, there])).toBe('staying Paris 1 2026-03-16T10:00')
  })

  test('is interrupted by a day elsewhere and continues after it', () => {
    const out = fly({ id: '2' }, CDG, '2026-03-13T08:00', FRA, '2026-03-13T09:15')
    const back = fly({ id: '3' }, FRA, '2026-03-13T20:00', CDG, '2026-03-13T21:15')
    expect(at('2026-03-13T12:00:00Z', [stay, out, back], null)).toBe('at_place Frankfurt 2 2026-03-13T19:00')
    expect(at('2026-03-13T22:00:00Z', [stay, out, back], null)).toBe('staying Paris 1 2026-03-16T10:00')
  })

  test('ends with an early flight, not at check-out time', () => {
    const home = fly({ id: '2' }, CDG, '2026-03-16T07:00', FRA, '2026-03-16T08:15')
    expect(at('2026-03-16T08:00:00Z', [stay, home])).toBe('home Frankfurt - open')
  })
})

test('a one-way trip counts for a month', () => {
  const there = fly({ id: '1' }, FRA, '2026-03-12T10:55', JFK, '2026-03-12T13:45')
  expect(at('2026-04-10T00:00:00Z', [there])).toBe('at_place New York 1 open')
  expect(at('2026-04-20T00:00:00Z', [there])).toBe('home Frankfurt - open')
  expect(at('2026-04-20T00:00:00Z', [there], null)).toBe('unknown - - open')
})

test('a rental places the traveler at its pick-up until another booking follows', () => {
  const car = drive({ id: '1' }, JFK, '2026-03-13T09:00', '2026-03-14T18:00')
  expect(at('2026-03-14T00:00:00Z', [car])).toBe('at_place New York 1 open')
})

test('without bookings a traveler is at home, or unknown', () => {
  expect(at('2026-03-12T00:00:00Z', [])).toBe('home Frankfurt - open')
  expect(at('2026-03-12T00:00:00Z', [], null)).toBe('unknown - - open')
})

describe('for any bookings', () => {
  const bookings = fc
    .array(drafts, { maxLength: 6 })
    .map((many) => many.map((draft, n) => bookingOf({ ...draft, id: String(n + 1), trip_id: null })))
  const instants = fc.integer({ min: Date.parse('2026-03-09'), max: Date.parse('2026-05-01') })
  const homes = fc.constantFrom(null, frankfurt)

  test('there is one answer, based on a live booking that has started', () => {
    fc.assert(
      fc.property(instants, bookings, homes, (when, booked, home) => {
        const { proof, until, kind } = whereaboutsAt(when, booked, home)
        expect(proof === null).toBe(kind === 'home' || kind === 'unknown')
        expect(proof?.status ?? 'Active').toBe('Active')
        expect(proof?.start ?? when).toBeLessThanOrEqual(when)
        expect(until ?? when + 1).toBeGreaterThan(when)
      }),
    )
  })

  test('cancelled bookings and the order do not matter', () => {
    fc.assert(
      fc.property(instants, bookings, homes, (when, booked, home) => {
        const live = booked.filter(({ status }) => status === 'Active').toReversed()
        expect(whereaboutsAt(when, booked, home)).toEqual(whereaboutsAt(when, live, home))
      }),
    )
  })

  test('the answer holds until the instant it gives', () => {
    fc.assert(
      fc.property(
        instants,
        bookings,
        homes,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (when, booked, home, part) => {
          const now = whereaboutsAt(when, booked, home)
          if (now.until === null) return
          const later = whereaboutsAt(Math.floor(when + (now.until - when) * part), booked, home)
          expect([later.kind, later.until]).toEqual([now.kind, now.until])
          expect(whereaboutsAt(now.until, booked, home)).not.toEqual(now)
        },
      ),
    )
  })
})
