import { orgDashboard } from '@sextant/contract/dashboard/endpoints'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { findTripOfSegment, listTrips, readTrip, readTripCalendar } from '@sextant/contract/trips/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '../../src/platform/clock'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { back, outward, travelOf } from '../kit/travel'

const context = testContext(fixedClock('2027-03-02T12:00:00Z'))
const pipeline = testPipeline(context)
const travel = travelOf(context)
beforeAll(async () => await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test'))

describe('a booking by email', () => {
  test('appears in Travel with local times and zones', async () => {
    await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
    const [air, hotel] = await travel.segments()
    expect(air).toMatchObject({
      type: 'air',
      airline: 'Lufthansa',
      origin: 'FRA',
      destination: 'CDG',
      start_datetime: '2027-03-01T07:05:00',
      start_time_zone_id: 'Europe/Berlin',
      start_datetime_utc: '2027-03-01T06:05:00.000Z',
      end_time_zone_id: 'Europe/Paris',
      member_name: 'Grace Hopper',
      confirmation_no: 'K7Q2MX',
      cents: 10620,
      status: 'Active',
    })
    expect(hotel).toMatchObject({
      type: 'hotel',
      sub_type: 'checkin',
      checkin_time: '15:00',
      checkout_time: '11:00',
      numberOfNights: 3,
    })
  })

  test('is one trip, grouped by local date, with the stay on each of its days', async () => {
    const [trip] = await travel.trips()
    expect(trip).toMatchObject({
      owner: { name: 'Grace Hopper' },
      lifecycle: 'in_progress',
      // Both legs have the total of the booking, which is paid once.
      total_cost: 21_240,
      destination: 'Paris',
    })
    const { segments: days } = await travel.trip(trip?.id ?? '')
    const result = Object.entries(days).map(([day, list]) => [day, list.map(({ type, sub_type }) => sub_type ?? type)])
    expect(Object.fromEntries(result)).toEqual({
      '2027-03-01': ['air', 'checkin'],
      '2027-03-02': ['overnight'],
      '2027-03-03': ['overnight'],
      '2027-03-04': ['checkout', 'air'],
    })
  })

  test('has a place on the map for a stay whose email has no coordinates', async () => {
    const [trip] = await travel.trips()
    const { segments: days } = await travel.trip(trip?.id ?? '')
    const stays = Object.values(days).flatMap((list) => list.filter(({ type }) => type === 'hotel'))
    for (const { start_latitude, start_longitude } of stays) {
      expect(start_latitude).toBeCloseTo(48.9, 0)
      expect(start_longitude).toBeCloseTo(2.3, 0)
    }
    const [stored] = await travel.segments({}, 'hotel')
    expect(stored).toMatchObject({ type: 'hotel', start_latitude: null })
  })

  test('includes where each value was read', async () => {
    const [trip] = await travel.trips()
    const [air] = (await travel.trip(trip?.id ?? '')).segments['2027-03-01'] ?? []
    expect(air?.evidence['flight_number']).toMatchObject({
      part: expect.any(String),
      path: expect.any(String),
    })
  })

  test('links a segment to its trip', async () => {
    const [air] = await travel.segments({}, 'air')
    const input = { team: context.acme, type: 'air', id: air?.id ?? '' }
    const { body } = await context.call(findTripOfSegment, input, context.people.viewer)
    expect(body).toMatchObject({ data: { id: air?.trip_id } })
    expect((await context.call(findTripOfSegment, { ...input, type: 'hotel' }, context.people.viewer)).status).toBe(404)
    expect((await context.call(findTripOfSegment, { ...input, type: 'boat' }, context.people.viewer)).status).toBe(404)
  })

  test('can be downloaded as a calendar', async () => {
    const [trip] = await travel.trips()
    const input = { team: context.acme, id: trip?.id ?? '' }
    const { status, body, headers } = await context.call(readTripCalendar, input, context.people.viewer)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar'])
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Paris, 1–4 Mar.ics')
    expect(String(body).match(/^DTSTART.*$/gm)).toEqual([
      'DTSTART:20270301T060500Z',
      'DTSTART:20270301T140000Z',
      'DTSTART:20270304T172000Z',
    ])
  })

  test('appears on the dashboard', async () => {
    const { body } = await context.call(orgDashboard, { team: context.acme }, context.people.viewer)
    expect(body).toMatchObject({
      data: {
        trips: [{ destination: 'Paris' }],
        counts: { trips: 1, trips_in_progress: 1, segments: 3, emails: 1 },
      },
    })
  })
})

describe('an unknown traveler', () => {
  test('has a trip under the name in the booking', async () => {
    const bytes = mail({
      reservations: [
        flight({
          code: 'STRNGR',
          name: 'Tove Jansson',
          departure: '2027-06-01T07:05:00+02:00',
          arrival: '2027-06-01T08:20:00+02:00',
        }),
      ],
      to: 'someone@elsewhere.test',
    })
    await pipeline.receive(bytes)
    const [air] = await travel.segments({ search: 'STRNGR' })
    expect(air).toMatchObject({ member_id: null, travelers: ['Tove Jansson'] })
    expect((await travel.trip(air?.trip_id ?? '')).owner).toEqual({
      id: null,
      name: 'Tove Jansson',
      email: null,
    })
  })
})

test('another team sees none of it', async () => {
  const [trip] = await travel.trips()
  const input = { team: context.globex, id: trip?.id ?? '' }
  expect((await context.call(readTrip, input, context.globexOwner)).status).toBe(404)
  const list = await context.call(listSegments, { team: context.globex, kind: 'all' }, context.globexOwner)
  expect(list.body).toMatchObject({ data: [], meta: { total: 0 } })
})

refusals(readTrip, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(listTrips, () => context, {
  input: (team) => ({ team }),
  wrong: [{ field: 'sort', input: (team) => ({ team, query: { sort: 'price:up' } }) }],
})
refusals(findTripOfSegment, () => context, { input: (team) => ({ team, type: 'air', id: '1' }) })
refusals(readTripCalendar, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(orgDashboard, () => context, { input: (team) => ({ team }) })
