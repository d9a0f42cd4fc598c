import { Segment } from '@sextant/contract/segments/schemas'
import { fromReservation } from '@sextant/domain/segments/from-reservation'
import { describe, expect, test } from 'vitest'
import { context, draft, draftAs, flight, places, reservation, stay } from './bookings'
import { onWire } from './wire'

describe('a flight', () => {
  test('becomes an air segment with local time, time zone and instant', () => {
    expect(draftAs('air', flight())).toMatchObject({
      airline: 'Lufthansa',
      iata_code: 'LH',
      flight_number: '400',
      origin: 'FRA',
      destination: 'JFK',
      start_datetime: '2026-03-12T10:55:00',
      start_time_zone_id: 'Europe/Berlin',
      start_datetime_utc: '2026-03-12T09:55:00.000Z',
      end_datetime_utc: '2026-03-12T17:45:00.000Z',
      duration_min: 470,
      distance_km: 6189,
      status: 'Active',
    })
  })

  test('has the seats and tickets of all travelers', () => {
    const travelers = [
      { first_name: 'Ada', last_name: 'Byron', seat: '12A', ticket_number: '220-1' },
      { name: 'Mary Somerville', seat: '12B' },
    ]
    expect(draftAs('air', flight({ travelers }))).toMatchObject({
      travelers: ['Ada Byron', 'Mary Somerville'],
      seats: ['12A', '12B'],
      tickets: ['220-1'],
    })
  })

  test('with a day but no time marks its time as assumed', () => {
    const { start_datetime, metadata } = draft(flight({ start: { place: places.FRA, time: { local: '2026-03-12' } } }))
    expect(start_datetime).toBe('2026-03-12T00:00:00')
    expect(metadata).toEqual({ assumed: ['start_datetime'] })
  })
})

describe('a stay', () => {
  test('without times checks in at 15:00 and out at 11:00 (spec §5)', () => {
    expect(draftAs('hotel', stay())).toMatchObject({
      checkin_date: '2026-03-12',
      checkin_time: '15:00',
      checkout_date: '2026-03-15',
      checkout_time: '11:00',
      start_datetime: '2026-03-12T15:00:00',
      end_datetime: '2026-03-15T11:00:00',
      end_datetime_utc: '2026-03-15T15:00:00.000Z',
      end_locality: 'New York',
      numberOfNights: 3,
      metadata: { assumed: ['checkin_time', 'checkout_time'] },
    })
  })

  test('keeps the times it was given', () => {
    const start = { place: places.newYork, time: { local: '2026-03-12T16:30:00' } }
    const created = draftAs('hotel', stay({ start }))
    expect(created.checkin_time).toBe('16:30')
    expect(created.metadata).toEqual({ assumed: ['checkout_time'] })
  })
})

test.each([
  ['2026-03-12T10:00:00', '2026-03-13T10:00:00', 1],
  ['2026-03-12T10:00:00', '2026-03-13T10:01:00', 2],
  ['2026-03-12T10:00:00', '2026-03-12T11:00:00', 1],
  // In Paris, the night of 28 March is one hour short.
  ['2026-03-28T10:00:00', '2026-03-29T11:00:00', 1],
])('a car from %s to %s is rented for %i days', (from, to, days) => {
  const car = reservation({
    kind: 'car',
    start: { place: places.CDG, time: { local: from } },
    end: { place: places.CDG, time: { local: to } },
  })
  expect(draft(car).numberOfDays).toBe(days)
})

test.each([
  ['train', 'rail', undefined],
  ['bus', 'activity', 'transportation'],
  ['boat', 'activity', 'transportation'],
  ['taxi', 'activity', 'transportation'],
  ['restaurant', 'activity', 'restaurant'],
  ['event', 'activity', 'general'],
] as const)('a %s becomes %s %s', (kind, type, activity_type) => {
  const created = draft(reservation({ kind, start: { place: places.CDG, time: { local: '2026-03-12T19:00:00' } } }))
  expect(created).toMatchObject(activity_type ? { type, activity_type } : { type })
})

test.each([
  ['tmc', 'tmc'],
  ['supplier', 'direct'],
  ['ota', 'direct'],
  ['unknown', null],
] as const)('an email from a source of type %s is classified as %s', (type, classification) => {
  const source = { id: 'Email', name: 'Unknown', type }
  expect(draft(flight(), { ...context, source }).source_classification).toBe(classification)
})

test('the price of a segment is converted at the rate of the booking day, or else of the start', () => {
  const requests: string[] = []
  const convert = (price: string, currency: string, day: string) => {
    requests.push(`${price} ${currency} ${day}`)
    return { cents: 4200, rate_date: '2026-02-01' }
  }
  const price = { price: '42.00', currency: 'USD' }
  expect(draft(flight(price), { ...context, convert })).toMatchObject({
    cents: 4200,
    rate_date: '2026-02-01',
  })
  draft(flight({ ...price, booked_at: '2026-02-01T23:30:00-05:00' }), { ...context, convert })
  expect(requests).toEqual(['42.00 USD 2026-03-12', '42.00 USD 2026-02-02'])
  expect(draft(flight({ price: '42.00' })).cents).toBeNull()
})

test.each([
  ['2026-02-01T23:30:00-05:00', '2026-02-02T04:30:00.000Z'],
  ['2026-02-01', '2026-02-01T12:00:00.000Z'],
  ['2026-02-01T08:00:00', '2026-02-01T08:00:00.000Z'],
  ['yesterday', null],
])('a booking made at %s is stored as %s', (booked_at, instant) => {
  expect(draft(flight({ booked_at })).booked_at).toBe(instant)
})

test('evidence is renamed to the fields of the segment', () => {
  const read = { reader: 'json-ld', part: '1.2', path: '$.reservationFor.flightNumber' }
  expect(draft(flight({ evidence: { number: read, 'start.time.local': read } })).evidence).toEqual({
    flight_number: read,
    start_datetime: read,
  })
})

test('a reservation without a day is no segment, unless it cancels one', () => {
  const nowhere = { start: { place: {}, time: {} }, end: { place: {}, time: {} } }
  expect(fromReservation(flight(nowhere), context)).toBeNull()
  expect(fromReservation(flight({ ...nowhere, status: 'cancelled' }), context)?.status).toBe('Cancelled')
})

test('a draft with the values the server assigns is a valid segment', () => {
  for (const of of [flight(), stay(), flight({ kind: 'car' }), flight({ kind: 'train' }), flight({ kind: 'taxi' })]) {
    expect(Segment.safeParse(onWire({ ...draft(of), id: '1', trip_id: null })).error).toBeUndefined()
  }
})
