import { mergeTrips, moveSegments, splitTrip, updateTrip } from '@sextant/contract/trips/endpoints'
import { TripDetail } from '@sextant/contract/trips/schemas'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixedClock } from '../../src/platform/clock'
import { eventsOf } from '../kit/events'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const context = testContext(fixedClock('2027-02-02T12:00:00Z'))
const pipeline = testPipeline(context)
const travel = travelOf(context)
let grace: string
let ada: string
beforeAll(async () => {
  grace = await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  ada = await addTraveler(context, 'Ada', 'Byron', 'ada@acme.test')
})

/** One leg of a booking, on a day of 2027. */
const leg = (code: string, from: string, to: string, day: string) =>
  flight({ code, from, to, departure: `2027-${day}T07:05:00+02:00`, arrival: `2027-${day}T09:20:00+02:00` })

/** Two trips by Grace: to Paris in April and to Rome in June. */
let paris: TripDetail
let rome: TripDetail
beforeEach(async () => {
  await context.pool.query('delete from segments')
  await context.pool.query('delete from trips')
  const there = [leg('PARIS1', 'FRA', 'CDG', '04-05'), leg('PARIS1', 'CDG', 'FRA', '04-08')]
  const hotel = stay({ code: 'PARISH', checkin: '2027-04-05', checkout: '2027-04-08' })
  await pipeline.receive(mail({ reservations: [...there, hotel] }))
  await pipeline.receive(
    mail({ reservations: [leg('ROMA11', 'FRA', 'FCO', '06-05'), leg('ROMA11', 'FCO', 'FRA', '06-08')] }),
  )
  const trips = await travel.trips()
  paris = await travel.trip(trips[0]?.id ?? '')
  rome = await travel.trip(trips[1]?.id ?? '')
})

const idsIn = (trip: TripDetail): string[] => [
  ...new Set(Object.values(trip.segments).flatMap((list) => list.map(({ id }) => id))),
]
const hotelIn = (trip: TripDetail): string =>
  Object.values(trip.segments)
    .flat()
    .find(({ type }) => type === 'hotel')?.id ?? ''
const detail = (body: unknown): TripDetail => z.parse(z.object({ data: TripDetail }), body).data

type Change = typeof updateTrip | typeof splitTrip | typeof mergeTrips | typeof moveSegments
const change = async <E extends Change>(endpoint: E, trip: TripDetail, body: z.input<E['body']>) =>
  await context.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace('{team}', `/api/orgs/${context.acme.id}`).replace('{id}', trip.id),
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      cookie: context.people.user.cookie,
      'content-type': 'application/json',
    },
    payload: JSON.stringify(body),
  })

describe('splitting a trip', () => {
  test('creates a trip of some of its segments, and later email does not undo it', async () => {
    const answer = await change(splitTrip, paris, { segment_ids: [hotelIn(paris)] })
    expect(answer.statusCode).toBe(201)
    const created = detail(answer.json())
    expect(idsIn(created)).toEqual([hotelIn(paris)])
    expect(created.segment_counts).toMatchObject({ air: 0, hotel: 1 })
    expect((await travel.trip(paris.id)).segment_counts).toMatchObject({ air: 2, hotel: 0 })
    expect(await eventsOf(context, 'trip.created')).toContain(created.id)
    await pipeline.receive(
      mail({
        reservations: [leg('PARIS1', 'FRA', 'CDG', '04-05')],
        date: 'Mon, 08 Feb 2027 10:00:00 +0000',
      }),
    )
    expect(idsIn(await travel.trip(created.id))).toEqual([hotelIn(paris)])
  })

  test('leaves at least one segment', async () => {
    const answer = await change(splitTrip, paris, { segment_ids: idsIn(paris) })
    expect(answer.json()).toMatchObject({ errors: { segment_ids: expect.any(Array) } })
  })

  test("accepts only the trip's own segments", async () => {
    expect((await change(splitTrip, paris, { segment_ids: idsIn(rome) })).statusCode).toBe(422)
  })
})

describe('moving segments', () => {
  test('pins them to another trip', async () => {
    const answer = await change(moveSegments, rome, { segment_ids: [hotelIn(paris)] })
    expect(answer.statusCode).toBe(200)
    expect(idsIn(detail(answer.json()))).toContain(hotelIn(paris))
    await pipeline.receive(
      mail({
        reservations: [stay({ code: 'PARISH', checkin: '2027-04-05', checkout: '2027-04-08' })],
        date: 'Mon, 08 Feb 2027 10:00:00 +0000',
      }),
    )
    expect(idsIn(await travel.trip(rome.id))).toContain(hotelIn(paris))
    expect(idsIn(await travel.trip(paris.id))).toHaveLength(2)
  })

  test('rejects those of another traveler', async () => {
    await pipeline.receive(
      mail({
        reservations: [
          flight({
            code: 'ADAADA',
            name: 'Ada Byron',
            departure: '2027-05-01T07:05:00+02:00',
            arrival: '2027-05-01T08:20:00+02:00',
          }),
        ],
        to: 'Ada Byron <ada@acme.test>',
      }),
    )
    const [hers] = await travel.segments({ search: 'ADAADA' })
    expect(hers?.member_id).toBe(ada)
    const answer = await change(moveSegments, rome, { segment_ids: [hers?.id ?? ''] })
    expect(answer.json()).toMatchObject({ errors: { segment_ids: expect.any(Array) } })
  })
})

describe('merging trips', () => {
  test('combines two with the notes of both; the other is deleted', async () => {
    await change(updateTrip, rome, { notes: 'Asks for a window.', tags: ['board'] })
    const answer = await change(mergeTrips, paris, { trip_id: rome.id })
    expect(detail(answer.json())).toMatchObject({
      id: paris.id,
      notes: 'Asks for a window.',
      tags: ['board'],
    })
    expect(idsIn(detail(answer.json())).toSorted()).toEqual([...idsIn(paris), ...idsIn(rome)].toSorted())
    expect(await travel.trips()).toHaveLength(1)
    expect(await eventsOf(context, 'trip.deleted')).toContain(rome.id)
  })

  test('requires two trips of one traveler', async () => {
    expect((await change(mergeTrips, paris, { trip_id: paris.id })).json()).toMatchObject({
      errors: { trip_id: expect.any(Array) },
    })
    expect((await change(mergeTrips, paris, { trip_id: '999999' })).statusCode).toBe(422)
  })
})

describe('a trip', () => {
  test('keeps a custom name until it is removed', async () => {
    await change(updateTrip, paris, { headline: 'Board meeting' })
    await change(moveSegments, paris, { segment_ids: [idsIn(rome)[0] ?? ''] })
    expect((await travel.trip(paris.id)).headline).toBe('Board meeting')
    const answer = await change(updateTrip, paris, { headline: null })
    expect(detail(answer.json()).headline).toMatch(/^Paris, /)
  })

  test('emits one event when it is annotated', async () => {
    const before = await eventsOf(context, 'trip.updated')
    await change(updateTrip, paris, { notes: 'Late arrival.' })
    expect(await eventsOf(context, 'trip.updated')).toEqual([...before, paris.id])
  })

  test('reassigned to another person moves as a whole and stays there', async () => {
    const answer = await change(updateTrip, paris, { member_id: ada })
    expect(detail(answer.json())).toMatchObject({ id: paris.id, owner: { id: ada, name: 'Ada Byron' } })
    await pipeline.receive(
      mail({
        reservations: [leg('PARIS1', 'FRA', 'CDG', '04-05')],
        date: 'Mon, 08 Feb 2027 10:00:00 +0000',
      }),
    )
    expect(await travel.trip(paris.id)).toMatchObject({ member_id: ada })
    expect(idsIn(await travel.trip(paris.id))).toHaveLength(3)
    expect(await travel.trip(rome.id)).toMatchObject({ member_id: grace })
  })

  test('can be assigned to nobody', async () => {
    const answer = await change(updateTrip, paris, { member_id: null })
    expect(detail(answer.json())).toMatchObject({
      id: paris.id,
      member_id: null,
      owner: { name: 'Grace Hopper' },
    })
  })
})

const body = { segment_ids: ['1'] }
refusals(updateTrip, () => context, {
  input: (team) => ({ team, id: '1', body: { notes: 'x' } }),
  wrong: [{ field: 'headline', input: (team) => ({ team, id: '1', body: { headline: '' } }) }],
})
refusals(splitTrip, () => context, {
  input: (team) => ({ team, id: '1', body }),
  wrong: [{ field: 'segment_ids', input: (team) => ({ team, id: '1', body: { segment_ids: [] } }) }],
})
refusals(moveSegments, () => context, {
  input: (team) => ({ team, id: '1', body }),
  wrong: [{ field: 'segment_ids.0', input: (team) => ({ team, id: '1', body: { segment_ids: ['x'] } }) }],
})
refusals(mergeTrips, () => context, {
  input: (team) => ({ team, id: '1', body: { trip_id: '2' } }),
  wrong: [{ field: 'trip_id', input: (team) => ({ team, id: '1', body: { trip_id: 'x' } }) }],
})
