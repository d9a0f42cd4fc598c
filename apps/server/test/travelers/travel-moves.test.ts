import { readEmail } from '@sextant/contract/emails/endpoints'
import type { Endpoint, InputOf } from '@sextant/contract/kit/endpoint'
import { one } from '@sextant/contract/kit/wire'
import { deleteSegment } from '@sextant/contract/segments/endpoints'
import {
  addExtraAddress,
  createTraveler,
  deactivateTraveler,
  deleteTraveler,
  listDuplicates,
  mergeTravelers,
  reactivateTraveler,
  readTraveler,
} from '@sextant/contract/travelers/endpoints'
import { maxNamedTrips, Traveler } from '@sextant/contract/travelers/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { flight, mail } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
const travel = travelOf(context)

let count = 0
/** A unique booking code and day, which keep these tests independent. */
let code = ''
let day = ''
beforeEach(() => {
  count += 1
  code = `CODE${count}X`
  day = `2027-${String(count).padStart(2, '0')}-05`
})

const booking = (name: string) =>
  flight({ code, name, departure: `${day}T07:05:00+01:00`, arrival: `${day}T08:20:00+01:00` })
const receive = async (name: string, to: string) => await pipeline.receive(mail({ reservations: [booking(name)], to }))
const segment = async () => (await travel.segments({ search: code }))[0]
const mailOf = async (id: string) =>
  (await context.call(readEmail, { team: context.acme, id }, context.people.viewer)).body
const act = async <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  await context.call(endpoint, input, context.people.owner)

describe('email that arrived before its traveler was known', () => {
  test('is assigned when a person with its address is added', async () => {
    const id = await receive('J. Doe', 'early@acme.test')
    const before = await segment()
    expect(before).toMatchObject({ member_id: null })
    const { body } = await act(createTraveler, { team: context.acme, body: { email: 'early@acme.test' } })
    await pipeline.drain()
    const person = z.parse(one(Traveler), body).data
    expect(await segment()).toMatchObject({
      id: before?.id,
      member_id: person.id,
      trip_id: before?.trip_id,
    })
    expect((await travel.trip((await segment())?.trip_id ?? '')).owner).toMatchObject({ id: person.id })
    expect(await mailOf(id)).toMatchObject({ data: { member_id: person.id, match_method: 'email' } })
  })

  test('is assigned by an extra address, and by a name that is unique to them', async () => {
    const later = await addTraveler(context, 'Later', 'Known', 'later@acme.test')
    await receive('Somebody', 'private@mail.test')
    await act(addExtraAddress, { team: context.acme, id: later, body: { email: 'private@mail.test' } })
    await pipeline.drain()
    expect(await segment()).toMatchObject({ member_id: later })
  })

  test('is assigned even if there is more than one batch of it', async () => {
    const other = await receive('Nobody Known', 'desk@agency.test')
    await context.pool.query(
      `with copies as (
        insert into emails (team_id, status, content_hash, size_bytes, reservations, people, created)
        select team_id, 'Duplicate', content_hash, size_bytes, reservations, people, created
        from emails, generate_series(1, 200) where id = $1 returning team_id, id)
      insert into segment_mails (team_id, segment_id, email_id, change, fields)
      select c.team_id, m.segment_id, c.id, m.change, m.fields from copies c, segment_mails m where m.email_id = $1`,
      [other],
    )
    code = `${code}LAST`
    day = '2028-05-05'
    await receive('Somebody', 'last@acme.test')
    const { body } = await act(createTraveler, { team: context.acme, body: { email: 'last@acme.test' } })
    await pipeline.drain()
    expect(await segment()).toMatchObject({ member_id: z.parse(one(Traveler), body).data.id })
  })

  test('stays unassigned if the name matches two people', async () => {
    await receive('Pat Twin', 'desk@agency.test')
    await addTraveler(context, 'Pat', 'Twin', 'pat1@acme.test')
    const body = { email: 'pat2@acme.test', first_name: 'Pat', last_name: 'Twin' }
    await act(createTraveler, { team: context.acme, body })
    await pipeline.drain()
    expect(await segment()).toMatchObject({ member_id: null })
  })

  test('is assigned only once they are active', async () => {
    const id = await addTraveler(context, 'Away', 'Now', 'away@acme.test')
    await act(deactivateTraveler, { team: context.acme, id })
    await receive('Away Now', 'away@acme.test')
    expect(await segment()).toMatchObject({ member_id: null })
    await act(reactivateTraveler, { team: context.acme, id })
    await pipeline.drain()
    expect(await segment()).toMatchObject({ member_id: id })
  })
})

describe('merging two people', () => {
  test('combines the addresses, travel and email of both', async () => {
    const kept = await addTraveler(context, 'Mary', 'Somerville', 'mary@acme.test')
    const other = await addTraveler(context, 'MARY', 'Somerville', 'mary@old.test')
    await context.pool.query("update travelers set phone = '+44 1', location_precision = 'city' where id = $1", [other])
    const email = await receive('Mary', 'mary@old.test')
    expect(await segment()).toMatchObject({ member_id: other })
    const trip = (await segment())?.trip_id
    const duplicates = await act(listDuplicates, { team: context.acme })
    expect(duplicates.body).toMatchObject({
      data: expect.arrayContaining([
        {
          reason: 'name',
          travelers: [expect.objectContaining({ id: kept }), expect.objectContaining({ id: other })],
        },
      ]),
    })
    const merged = await act(mergeTravelers, { team: context.acme, id: kept, body: { traveler_id: other } })
    expect(z.parse(one(Traveler), merged.body).data).toMatchObject({
      id: kept,
      email: 'mary@acme.test',
      extra_email_addresses: [{ email: 'mary@old.test' }],
      phone: '+44 1',
      location_precision: 'city',
      trips_count: 1,
      trips: [{ id: trip }],
    })
    expect(await segment()).toMatchObject({ member_id: kept, trip_id: trip })
    expect(await mailOf(email)).toMatchObject({ data: { member_id: kept } })
    const audit = await context.pool.query("select before from audit_events where action = 'travelers.merge'")
    expect(audit.rows).toMatchObject([{ before: { kept: { id: kept }, merged: { id: other } } }])
    const events = await context.pool.query("select type from events where resource_id = $1 and type like 'member.%'", [
      other,
    ])
    expect(events.rows).toEqual([{ type: 'member.deleted' }])
  })

  test('combines their deleted segments too', async () => {
    const kept = await addTraveler(context, 'Ada', 'King', 'ada@acme.test')
    const other = await addTraveler(context, 'Ada', 'King', 'ada@old.test')
    await receive('Somebody', 'ada@old.test')
    const id = (await segment())?.id ?? ''
    await act(deleteSegment, { team: context.acme, type: 'air', id })
    await act(mergeTravelers, { team: context.acme, id: kept, body: { traveler_id: other } })
    const { rows } = await context.pool.query(
      "select owner_key, segment ->> 'member_id' as member_id from deleted_segments where id = $1",
      [id],
    )
    expect(rows).toEqual([{ owner_key: `member:${kept}`, member_id: kept }])
  })

  test('requires two different people of the team', async () => {
    const kept = await addTraveler(context, 'Not', 'Twice', 'nottwice@acme.test')
    for (const traveler_id of [kept, '999999'])
      expect((await act(mergeTravelers, { team: context.acme, id: kept, body: { traveler_id } })).body).toMatchObject({
        errors: { traveler_id: [expect.any(String)] },
      })
  })
})

test('a person includes their latest trips, and the count of all', async () => {
  const id = await addTraveler(context, 'Nellie', 'Bly', 'nellie@acme.test')
  await context.pool.query(
    `insert into trips (team_id, member_id, owner_key, headline, begin_datetime, start_day, end_day, segment_counts)
    select $1, $2, $3, 'Trip ' || nth, day, day, day, '{}'
    from generate_series(1, 22) nth, lateral (select date '2027-01-01' + nth as day) days`,
    [context.acme.id, id, `member:${id}`],
  )
  const { body } = await act(readTraveler, { team: context.acme, id })
  const { trips, trips_count } = z.parse(one(Traveler), body).data
  expect(trips_count).toBe(22)
  expect(trips.map(({ headline }) => headline)).toEqual(
    Array.from({ length: maxNamedTrips }, (_, nth) => `Trip ${22 - nth}`),
  )
  expect(trips[0]).toMatchObject({ begin_datetime: '2027-01-23T00:00:00', end_datetime: null })
})

test('trips of a deleted person stay, under an unknown traveler with their name', async () => {
  const id = await addTraveler(context, 'Leaving', 'Soon', 'leaving@acme.test')
  const email = await receive('Mr Soon', 'leaving@acme.test')
  const before = await segment()
  expect(before).toMatchObject({ member_id: id })
  expect((await act(deleteTraveler, { team: context.acme, id })).status).toBe(200)
  expect(await segment()).toMatchObject({ id: before?.id, member_id: null, trip_id: before?.trip_id })
  expect((await travel.trip(before?.trip_id ?? '')).owner).toMatchObject({ id: null })
  expect(await mailOf(email)).toMatchObject({ data: { member_id: null, match_method: 'none' } })
})
