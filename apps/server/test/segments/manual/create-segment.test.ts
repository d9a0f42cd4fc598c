import { listOrganizationAudit } from '@sextant/contract/audit/endpoints'
import { retryEmail } from '@sextant/contract/emails/content'
import { listEmailEvents, readEmail } from '@sextant/contract/emails/endpoints'
import { EmailDetail } from '@sextant/contract/emails/schemas'
import { one } from '@sextant/contract/kit/wire'
import { createSegment, deleteSegment } from '@sextant/contract/segments/endpoints'
import type { SegmentEntry } from '@sextant/contract/segments/entry'
import { Segment } from '@sextant/contract/segments/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixedClock } from '../../../src/platform/clock'
import { eventsOf } from '../../kit/events'
import { flight, mail, stay } from '../../kit/mails'
import { addTraveler, testPipeline } from '../../kit/pipeline'
import { refusals } from '../../kit/refusals'
import { testContext } from '../../kit/test-context'
import { travelOf } from '../../kit/travel'

const context = testContext(fixedClock('2027-02-02T12:00:00Z'))
const pipeline = testPipeline(context)
const travel = travelOf(context)
let grace: string
beforeAll(async () => {
  grace = await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
})

const enter = async (type: string, body: SegmentEntry) =>
  await context.call(createSegment, { team: context.acme, type, body }, context.people.user)

const entered = async (type: string, body: SegmentEntry): Promise<Segment> =>
  z.parse(one(Segment), (await enter(type, body)).body).data

const toParis = (): SegmentEntry => ({
  member_id: grace,
  flight_number: 'LH1020',
  origin: 'FRA',
  destination: 'CDG',
  start_datetime: '2027-03-01T06:45:00',
})

/** An email without any data to extract. */
const plainMail = (date: string) =>
  Buffer.from(`From: Ada <ada@supplier.test>\r\nSubject: Hello\r\nDate: ${date}\r\n\r\nSee you soon.\r\n`)

const email = async (id: string): Promise<z.infer<typeof EmailDetail>> =>
  z.parse(one(EmailDetail), (await context.call(readEmail, { team: context.acme, id }, context.people.viewer)).body)
    .data

describe('a segment entered manually', () => {
  let first: Segment

  test('completes itself, records who entered what, and makes a trip', async () => {
    const { status, body } = await enter('air', toParis())
    expect(status).toBe(201)
    first = z.parse(one(Segment), body).data
    expect(first).toMatchObject({
      airline: 'Lufthansa',
      iata_code: 'LH',
      flight_number: '1020',
      member_id: grace,
      travelers: ['Grace Hopper'],
      start_time_zone_id: 'Europe/Berlin',
      end_country_code: 'FR',
      email_id: null,
      set_by: { origin: { name: 'user@acme.test', at: '2027-02-02T12:00:00.000Z' } },
    })
    expect((await travel.trip(first.trip_id ?? '')).owner).toMatchObject({ id: grace })
  })

  test('emits events and is audited', async () => {
    expect(await eventsOf(context, 'segment.created')).toContain(first.id)
    expect(await eventsOf(context, 'trip.created')).toContain(first.trip_id)
    const { body } = await context.call(listOrganizationAudit, { team: context.acme }, context.people.owner)
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          action: 'segments.create',
          target: `segment:${first.id}`,
          after: expect.objectContaining({ type: 'air', origin: 'FRA' }),
        }),
      ]),
    })
  })

  test('is merged with an email of the same booking, which adds the rest and changes no entered value', async () => {
    await pipeline.receive(mail({ reservations: [flight({ departure: '2027-03-01T06:55:00+01:00', gate: 'B42' })] }))
    const found = await travel.segments({}, 'air')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      id: first.id,
      start_datetime: '2027-03-01T06:45:00',
      gate: 'B42',
      confirmation_no: expect.any(String),
      source_name: 'Lufthansa',
    })
  })

  test('that is already known is updated instead: 200', async () => {
    const { status, body } = await enter('air', { ...toParis(), cabin: 'Business' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { id: first.id, cabin: 'Business', gate: 'B42' } })
    expect(await travel.segments({}, 'air')).toHaveLength(1)
  })

  test('of a colleague with the same number is a separate segment', async () => {
    const { confirmation_no } = (await travel.segments({}, 'air'))[0] ?? {}
    const ada = await entered('air', { ...toParis(), member_id: null, traveler: 'Ada Byron', confirmation_no })
    expect(ada.id).not.toBe(first.id)
    expect(ada).toMatchObject({ member_id: null, travelers: ['Ada Byron'] })
  })

  test('with a name is matched to the traveler of that name', async () => {
    const dinner = {
      activity_name: 'Chez Paul',
      activity_type: 'restaurant',
      start_datetime: '2027-03-01T20:00:00',
    } as const
    expect(await entered('activity', { ...dinner, traveler: 'HOPPER/GRACE MS' })).toMatchObject({
      member_id: grace,
      activity_type: 'restaurant',
    })
  })

  test('in a trip stays there, whatever its days, and belongs to the same traveler', async () => {
    const stays = {
      hotel_name: 'Adlon',
      start_locality: 'Berlin',
      start_datetime: '2027-07-01',
      end_datetime: '2027-07-03',
    }
    const hotel = await entered('hotel', { ...stays, trip_id: first.trip_id })
    expect(hotel).toMatchObject({
      trip_id: first.trip_id,
      member_id: grace,
      start_country_code: 'DE',
      checkin_time: '15:00',
      numberOfNights: 2,
    })
    await pipeline.receive(mail({ reservations: [stay()] }))
    expect((await travel.segments({ trip_id: first.trip_id ?? '' })).map(({ id }) => id)).toContain(hotel.id)
  })

  test('can have any type, and can be deleted', async () => {
    const train = {
      start_name: 'Paris Gare de Lyon',
      end_name: 'Lyon Part Dieu',
      start_datetime: '2027-05-01T08:00:00',
    }
    const rail = await entered('rail', { ...train, member_id: grace })
    expect(rail).toMatchObject({ type: 'rail', start_country_code: 'FR', start_latitude: expect.any(Number) })
    const car = await entered('car', { car_company: 'Sixt', start_datetime: '2027-05-02', member_id: grace })
    const input = { team: context.acme, type: 'car', id: car.id }
    expect((await context.call(deleteSegment, input, context.people.owner)).status).toBe(200)
    expect(await travel.segments({}, 'car')).toEqual([])
  })

  test('is created once under an idempotency key', async () => {
    const body = { car_company: 'Avis', start_datetime: '2027-06-02', member_id: grace }
    const send = { headers: { 'idempotency-key': 'car-1' } }
    const call = async () =>
      await context.call(createSegment, { team: context.acme, type: 'car', body }, context.people.user, send)
    expect([(await call()).status, (await call()).status]).toEqual([201, 201])
    expect(await travel.segments({ search: 'Avis' }, 'car')).toHaveLength(1)
  })

  test('is rejected with all errors by field', async () => {
    const { status, body } = await enter('air', { origin: 'ZZZ', price: '10', email_id: '999999' })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      errors: {
        member_id: [expect.any(String)],
        email_id: [expect.any(String)],
        origin: ['There is no airport with the code ZZZ.'],
        destination: [expect.any(String)],
        start_datetime: [expect.any(String)],
        currency: [expect.any(String)],
      },
    })
    expect((await enter('air', { ...toParis(), member_id: '999999' })).body).toMatchObject({
      errors: { member_id: ['There is no such traveler in this team.'] },
    })
    expect((await enter('air', { ...toParis(), trip_id: '999999' })).body).toMatchObject({
      errors: { trip_id: ['There is no such trip in this team.'] },
    })
  })
})

describe('a segment entered from an email', () => {
  let id: string
  const sent = 'Mon, 01 Feb 2027 08:00:00 +0000'
  const stayInRome = () => ({
    member_id: grace,
    hotel_name: 'Hotel Roma',
    start_locality: 'Rome',
    start_datetime: '2027-04-01',
    end_datetime: '2027-04-03',
  })

  test('links the email, which becomes Processed with a reason', async () => {
    id = await pipeline.receive(plainMail(sent))
    expect(await email(id)).toMatchObject({ status: 'No Travel Data' })
    const hotel = await entered('hotel', { ...stayInRome(), email_id: id })
    expect(hotel).toMatchObject({ email_id: id })
    expect(await email(id)).toMatchObject({
      status: 'Processed',
      status_reason: 'Entered manually by user@acme.test.',
      segment_count: 1,
    })
    expect((await travel.segments({ email_id: id })).map((one) => one.id)).toEqual([hotel.id])
    expect(await eventsOf(context, 'email.processed')).toContain(id)
    const { body } = await context.call(listEmailEvents, { team: context.acme, id }, context.people.viewer)
    expect(body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ type: 'completed' })]) })
  })

  test('survives when the email is read again without result', async () => {
    await context.call(retryEmail, { team: context.acme, id }, context.people.owner)
    await pipeline.drain()
    expect(await email(id)).toMatchObject({ status: 'Processed', segment_count: 1, attempt: 2 })
    expect(await travel.segments({ email_id: id })).toHaveLength(1)
  })

  test('does not change an email that was read completely', async () => {
    const read = await pipeline.receive(mail({ reservations: [stay({ code: 'Q1' })], date: sent }))
    const before = await email(read)
    await entered('hotel', { ...stayInRome(), hotel_name: 'Hotel Due', email_id: read })
    expect(await email(read)).toMatchObject({ status: before.status, segment_count: before.segment_count + 1 })
  })
})

refusals(createSegment, () => context, {
  input: (team) => ({ team, type: 'air', body: toParis() }),
  wrong: [
    { field: 'traveler', input: (team) => ({ team, type: 'air', body: { traveler: 'a'.repeat(201) } }) },
    { field: 'start_datetime', input: (team) => ({ team, type: 'air', body: { start_datetime: 'tomorrow' } }) },
    { field: 'email_id', input: (team) => ({ team, type: 'air', body: { email_id: 'x' } }) },
    { field: 'hotel_name', input: (team) => ({ team, type: 'air', body: { ...toParis(), hotel_name: 'Ritz' } }) },
  ],
})
