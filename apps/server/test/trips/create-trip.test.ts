import { listOrganizationAudit } from '@sextant/contract/audit/endpoints'
import type { BodyOf } from '@sextant/contract/kit/endpoint'
import { one } from '@sextant/contract/kit/wire'
import { createTrip } from '@sextant/contract/trips/endpoints'
import { TripDetail } from '@sextant/contract/trips/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixedClock } from '../../src/platform/clock'
import { eventsOf } from '../kit/events'
import { flight, mail } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const context = testContext(fixedClock('2027-02-02T12:00:00Z'))
const pipeline = testPipeline(context)
const travel = travelOf(context)
let grace: string
beforeAll(async () => {
  grace = await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
})

type Body = BodyOf<typeof createTrip>
const create = async (body: Body) => await context.call(createTrip, { team: context.acme, body }, context.people.user)
const created = async (body: Body): Promise<TripDetail> => {
  const answer = await create(body)
  expect(answer.status).toBe(201)
  return z.parse(one(TripDetail), answer.body).data
}
const segmentsOf = ({ segments }: TripDetail) => Object.values(segments).flat()

const stayInRome = {
  type: 'hotel',
  hotel_name: 'Hotel Lux',
  start_locality: 'Rome',
  start_datetime: '2027-04-06',
  end_datetime: '2027-04-08',
  confirmation_no: 'LUX771',
} as const

describe('a trip created by a person', () => {
  let trip: TripDetail

  test('has its name, its traveler, and its first segment', async () => {
    trip = await created({ ...stayInRome, headline: 'Spring audit', member_id: grace })
    expect(trip).toMatchObject({
      headline: 'Spring audit',
      member_id: grace,
      segment_counts: { hotel: 1 },
      begin_datetime: '2027-04-06T15:00:00',
    })
    expect(segmentsOf(trip)[0]).toMatchObject({ type: 'hotel', hotel_name: 'Hotel Lux', trip_id: trip.id })
  })

  test('is listed, emitted and audited', async () => {
    expect((await travel.trips({ member_id: grace })).map(({ id }) => id)).toEqual([trip.id])
    expect((await eventsOf(context, 'trip.created')).filter((id) => id === trip.id)).toHaveLength(1)
    const { body } = await context.call(listOrganizationAudit, { team: context.acme }, context.people.owner)
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          action: 'trips.create',
          target: `trip:${trip.id}`,
          after: expect.objectContaining({ headline: 'Spring audit' }),
        }),
      ]),
    })
  })

  test('keeps its name, and a later email of the same days joins it', async () => {
    const there = flight({
      code: 'ROMA11',
      from: 'FRA',
      to: 'FCO',
      departure: '2027-04-06T07:05:00+02:00',
      arrival: '2027-04-06T09:00:00+02:00',
    })
    await pipeline.receive(mail({ reservations: [there] }))
    expect(await travel.trip(trip.id)).toMatchObject({ headline: 'Spring audit', segment_counts: { air: 1, hotel: 1 } })
    expect(await travel.trips({ member_id: grace })).toHaveLength(1)
  })

  test('is a trip of its own beside another one on the same days', async () => {
    const other = await created({
      type: 'activity',
      headline: 'Conference',
      activity_name: 'Data Days',
      start_datetime: '2027-04-07T09:00:00',
      start_locality: 'Rome',
      member_id: grace,
    })
    expect(other.id).not.toBe(trip.id)
    expect((await travel.trip(trip.id)).segment_counts).toMatchObject({ air: 1, hotel: 1, activity: 0 })
  })

  test('is named after its segments without a name', async () => {
    const { headline } = await created({
      ...stayInRome,
      confirmation_no: 'LUX9',
      start_datetime: '2027-09-01',
      end_datetime: '2027-09-03',
      traveler: 'Alan Kay',
    })
    expect(headline).toMatch(/Rome/)
  })

  test('does not take a booking out of the trip that it is in', async () => {
    const { status, body } = await create({ ...stayInRome, headline: 'Another', member_id: grace })
    expect([status, body]).toMatchObject([
      409,
      { code: 'conflict', message: expect.stringContaining('in the trip “Spring audit”') },
    ])
    expect((await travel.trips({})).map(({ headline }) => headline)).not.toContain('Another')
  })
})

test('missing values of a segment are reported at their fields', async () => {
  const { status, body } = await create({ type: 'hotel', headline: 'Rome', member_id: grace })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { hotel_name: expect.anything(), start_datetime: expect.anything() } })
})

refusals(createTrip, () => context, {
  input: (team) => ({ team, body: { ...stayInRome, headline: 'Rome' } }),
  wrong: [
    { field: 'headline', input: (team) => ({ team, body: { ...stayInRome, headline: '' } }) },
    { field: 'start_datetime', input: (team) => ({ team, body: { ...stayInRome, start_datetime: 'soon' } }) },
  ],
})
