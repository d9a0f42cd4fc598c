import { orgDashboard } from '@sextant/contract/dashboard/endpoints'
import { page } from '@sextant/contract/kit/wire'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { Segment } from '@sextant/contract/segments/schemas'
import { findTripOfSegment, listTrips, readTrip } from '@sextant/contract/trips/endpoints'
import { Trip, TripDetail } from '@sextant/contract/trips/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixedClock } from '../../src/platform/clock'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, makePipeline, type Pipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { makeWorld, type World } from '../kit/world'

let world: World
let pipeline: Pipeline
beforeAll(async () => {
  world = await makeWorld(fixedClock('2027-03-02T12:00:00Z'))
  pipeline = makePipeline(world)
  await addTraveler(world, 'Grace', 'Hopper', 'grace@acme.test')
})
afterAll(async () => {
  await pipeline.stop()
  await world.close()
})

const segments = async (query: object = {}, kind = 'all'): Promise<Segment[]> => {
  const { body } = await world.call(listSegments, { team: world.acme, kind, query }, world.people.viewer)
  return z.parse(page(Segment), body).data
}
const trips = async (query: object = {}): Promise<Trip[]> =>
  z.parse(page(Trip), (await world.call(listTrips, { team: world.acme, query }, world.people.viewer)).body)
    .data
const detail = async (id: string): Promise<TripDetail> =>
  z.parse(
    z.object({ data: TripDetail }),
    (await world.call(readTrip, { team: world.acme, id }, world.people.viewer)).body,
  ).data

const outward = flight()
const back = flight({
  number: '1035',
  from: 'CDG',
  to: 'FRA',
  departure: '2027-03-04T18:20:00+01:00',
  arrival: '2027-03-04T19:35:00+01:00',
})

describe('a booking by mail', () => {
  test('stands in Travel with local times and zones', async () => {
    await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
    const [air, hotel] = await segments()
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
      cents: 21240,
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

  test('is one trip, grouped by local date, the stay under each of its days', async () => {
    const [trip] = await trips()
    expect(trip).toMatchObject({
      owner: { name: 'Grace Hopper' },
      lifecycle: 'in_progress',
      // Both legs name the booking's total: it is paid once.
      total_cost: 21_240,
      destination: 'Paris',
    })
    const { segments: days } = await detail(trip?.id ?? '')
    const told = Object.entries(days).map(([day, list]) => [
      day,
      list.map(({ type, sub_type }) => sub_type ?? type),
    ])
    expect(Object.fromEntries(told)).toEqual({
      '2027-03-01': ['air', 'checkin'],
      '2027-03-02': ['overnight'],
      '2027-03-03': ['overnight'],
      '2027-03-04': ['checkout', 'air'],
    })
  })

  test('says of each value where it was read', async () => {
    const [trip] = await trips()
    const [air] = (await detail(trip?.id ?? '')).segments['2027-03-01'] ?? []
    expect(air?.evidence['flight_number']).toMatchObject({
      part: expect.any(String),
      path: expect.any(String),
    })
  })

  test('leads from a segment to its trip', async () => {
    const [air] = await segments({}, 'air')
    const input = { team: world.acme, type: 'air', id: air?.id ?? '' }
    const { body } = await world.call(findTripOfSegment, input, world.people.viewer)
    expect(body).toMatchObject({ data: { id: air?.trip_id } })
    expect(
      (await world.call(findTripOfSegment, { ...input, type: 'hotel' }, world.people.viewer)).status,
    ).toBe(404)
    expect(
      (await world.call(findTripOfSegment, { ...input, type: 'boat' }, world.people.viewer)).status,
    ).toBe(404)
  })

  test('stands on the dashboard', async () => {
    const { body } = await world.call(orgDashboard, { team: world.acme }, world.people.viewer)
    expect(body).toMatchObject({
      data: {
        trips: [{ destination: 'Paris' }],
        counts: { trips: 1, trips_in_progress: 1, segments: 3, emails: 1 },
      },
    })
  })
})

describe('a mail about the same booking', () => {
  test('that is repeated changes nothing', async () => {
    const before = await segments()
    await pipeline.receive(
      mail({ reservations: [outward, back, stay()], date: 'Mon, 01 Feb 2027 11:00:00 +0000' }),
    )
    const after = await segments()
    expect(after.map(({ id, trip_id }) => [id, trip_id])).toEqual(
      before.map(({ id, trip_id }) => [id, trip_id]),
    )
    expect(await trips()).toHaveLength(1)
  })

  test('that is newer wins on what it knows, and erases nothing', async () => {
    const later = flight({
      departure: '2027-03-01T07:45:00+01:00',
      arrival: '2027-03-01T09:00:00+01:00',
      gate: 'B42',
    })
    await pipeline.receive(mail({ reservations: [later], date: 'Sun, 28 Feb 2027 18:00:00 +0000' }))
    const [air] = await segments({}, 'air')
    expect(air).toMatchObject({ start_datetime: '2027-03-01T07:45:00', gate: 'B42', price: '212.40' })
    expect(await segments()).toHaveLength(3)
  })

  test('that cancels marks, and never deletes', async () => {
    const cancelled = { ...back, reservationStatus: 'http://schema.org/ReservationCancelled' }
    await pipeline.receive(
      mail({
        reservations: [cancelled],
        subject: 'Your booking was cancelled',
        date: 'Sun, 28 Feb 2027 19:00:00 +0000',
      }),
    )
    const [out, home] = await segments({}, 'air')
    expect([out?.status, home?.status, home?.cancelled_at]).toEqual([
      'Active',
      'Cancelled',
      '2027-02-28T19:00:00.000Z',
    ])
    expect(await segments({ status: 'Active' })).toHaveLength(2)
  })

  test('that is older than the cancellation does not revive it', async () => {
    await pipeline.receive(mail({ reservations: [back], date: 'Mon, 01 Feb 2027 12:00:00 +0000' }))
    const [, home] = await segments({}, 'air')
    expect(home?.status).toBe('Cancelled')
  })
})

describe('a cancellation alone', () => {
  const alone = flight({
    code: 'ALONE1',
    departure: '2027-05-01T07:05:00+02:00',
    arrival: '2027-05-01T08:20:00+02:00',
  })

  test('creates nothing', async () => {
    const cancelled = { ...alone, reservationStatus: 'http://schema.org/ReservationCancelled' }
    await pipeline.receive(
      mail({
        reservations: [cancelled],
        subject: 'Cancellation of your booking',
        date: 'Sun, 28 Feb 2027 10:00:00 +0000',
      }),
    )
    expect(await segments({ search: 'ALONE1' })).toEqual([])
  })

  test('counts when the older booking comes after it', async () => {
    await pipeline.receive(mail({ reservations: [alone], date: 'Sat, 27 Feb 2027 10:00:00 +0000' }))
    expect(await segments({ search: 'ALONE1' })).toMatchObject([{ status: 'Cancelled' }])
  })
})

describe('a traveler whom nobody knows', () => {
  test('has a trip all the same, under the name that the booking has', async () => {
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
    const [air] = await segments({ search: 'STRNGR' })
    expect(air).toMatchObject({ member_id: null, travelers: ['Tove Jansson'] })
    expect((await detail(air?.trip_id ?? '')).owner).toEqual({ id: null, name: 'Tove Jansson', email: null })
  })
})

describe('the list of segments', () => {
  test('finds those whose local days overlap the dates', async () => {
    expect(
      (await segments({ start_date: '2027-03-02', end_date: '2027-03-03' })).map(({ type }) => type),
    ).toEqual(['hotel'])
    expect(await segments({ start_date: '2027-03-05', end_date: '2027-03-31' })).toEqual([])
  })

  test('narrows by types, words and people', async () => {
    expect((await segments({ segment_type: 'hotel,car' })).map(({ type }) => type)).toEqual(['hotel'])
    expect((await segments({}, 'hotel')).map(({ type }) => type)).toEqual(['hotel'])
    expect(await segments({ search: 'quais' })).toHaveLength(1)
    expect(await segments({ source_classification: 'tmc' })).toEqual([])
  })

  test('finds what a mail told of', async () => {
    const [air] = await segments({}, 'air')
    expect((await segments({ email_id: air?.email_id ?? '' })).map(({ type }) => type)).toEqual([
      'air',
      'hotel',
      'air',
    ])
  })

  test('pages through every row once', async () => {
    const seen: string[] = []
    let next: string | undefined
    do {
      const { body } = await world.call(
        listSegments,
        {
          team: world.acme,
          kind: 'all',
          query: { limit: 2, sort: 'created:desc', ...(next ? { next } : {}) },
        },
        world.people.viewer,
      )
      const { data, links } = z.parse(page(Segment), body)
      seen.push(...data.map(({ id }) => id))
      next = new URL(links.next ?? 'http://x', 'http://x').searchParams.get('next') ?? undefined
    } while (next)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength((await segments()).length)
  })
})

test('another team sees nothing of it', async () => {
  const [trip] = await trips()
  const input = { team: world.globex, id: trip?.id ?? '' }
  expect((await world.call(readTrip, input, world.globexOwner)).status).toBe(404)
  const list = await world.call(listSegments, { team: world.globex, kind: 'all' }, world.globexOwner)
  expect(list.body).toMatchObject({ data: [], meta: { total: 0 } })
})

refusals(readTrip, () => world, { input: (team) => ({ team, id: '1' }) })
refusals(listTrips, () => world, {
  input: (team) => ({ team }),
  wrong: [{ field: 'sort', input: (team) => ({ team, query: { sort: 'price:up' } }) }],
})
refusals(findTripOfSegment, () => world, { input: (team) => ({ team, type: 'air', id: '1' }) })
refusals(orgDashboard, () => world, { input: (team) => ({ team }) })
refusals(listSegments, () => world, {
  input: (team) => ({ team, kind: 'all' }),
  wrong: [
    { field: 'segment_type', input: (team) => ({ team, kind: 'all', query: { segment_type: 'air,boat' } }) },
    { field: 'end_date', input: (team) => ({ team, kind: 'all', query: { end_date: '2027-02-30' } }) },
    { field: 'member_id', input: (team) => ({ team, kind: 'all', query: { member_id: 'me' } }) },
  ],
})
