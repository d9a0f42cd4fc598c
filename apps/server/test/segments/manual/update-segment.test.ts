import { listOrganizationAudit } from '@sextant/contract/audit/endpoints'
import type { SegmentEdit } from '@sextant/contract/segments/edit'
import { updateSegment } from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '../../../src/platform/clock'
import { eventsOf } from '../../kit/events'
import { flight, mail, stay } from '../../kit/mails'
import { addTraveler, testPipeline } from '../../kit/pipeline'
import { refusals } from '../../kit/refusals'
import { testContext } from '../../kit/test-context'
import { back, outward, travelOf } from '../../kit/travel'

const context = testContext(fixedClock('2027-02-02T12:00:00Z'))
const pipeline = testPipeline(context)
const travel = travelOf(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
})

const edit = async (segment: Segment | undefined, body: SegmentEdit) =>
  await context.call(
    updateSegment,
    { team: context.acme, type: segment?.type ?? 'air', id: segment?.id ?? '', body },
    context.people.user,
  )

const air = async (at = 0): Promise<Segment | undefined> => (await travel.segments({}, 'air'))[at]

describe('a manual correction', () => {
  test('records who made it and when, and updates derived values', async () => {
    const { status } = await edit(await air(), { start_datetime: '2027-03-01T06:35:00', gate: 'A1' })
    expect(status).toBe(200)
    expect(await air()).toMatchObject({
      start_datetime_utc: '2027-03-01T05:35:00.000Z',
      gate: 'A1',
      set_by: { gate: { name: 'user@acme.test', at: '2027-02-02T12:00:00.000Z' } },
    })
  })

  test('emits an event, and is audited', async () => {
    const segment = await air()
    expect(await eventsOf(context, 'segment.updated')).toContain(segment?.id)
    const { body } = await context.call(listOrganizationAudit, { team: context.acme }, context.people.owner)
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          action: 'segments.update',
          target: `segment:${segment?.id}`,
          after: expect.objectContaining({ gate: 'A1' }),
        }),
      ]),
    })
  })

  test('survives a later email, which still updates other fields', async () => {
    const later = flight({
      departure: '2027-03-01T07:45:00+01:00',
      arrival: '2027-03-01T09:00:00+01:00',
      gate: 'B42',
    })
    await pipeline.receive(mail({ reservations: [later], date: 'Sun, 28 Feb 2027 18:00:00 +0000' }))
    expect(await air()).toMatchObject({
      start_datetime: '2027-03-01T06:35:00',
      end_datetime: '2027-03-01T09:00:00',
      gate: 'A1',
    })
  })

  test('of the days of a stay updates its nights and regroups its trip', async () => {
    const [hotel] = await travel.segments({}, 'hotel')
    await edit(hotel, { end_datetime: '2027-03-03T11:00:00' })
    expect((await travel.segments({}, 'hotel'))[0]).toMatchObject({
      numberOfNights: 2,
      checkout_date: '2027-03-03',
    })
    const trip = await travel.trip(hotel?.trip_id ?? '')
    expect(trip.warnings.map(({ code }) => code)).toContain('missing_hotel')
  })

  test('that cancels records the time, and a later confirmation does not undo it', async () => {
    const home = await air(1)
    await edit(home, { status: 'Cancelled' })
    expect(await eventsOf(context, 'segment.cancelled')).toContain(home?.id)
    await pipeline.receive(mail({ reservations: [back], date: 'Sun, 28 Feb 2027 20:00:00 +0000' }))
    expect(await air(1)).toMatchObject({ status: 'Cancelled', cancelled_at: '2027-02-02T12:00:00.000Z' })
  })

  test('that reassigns the segment regroups the trips of both travelers', async () => {
    const ada = await addTraveler(context, 'Ada', 'Byron', 'ada@acme.test')
    const before = await air()
    await edit(before, { member_id: ada })
    const after = await air()
    expect(after).toMatchObject({ member_id: ada, member_name: 'Ada Byron' })
    expect(after?.trip_id).not.toBe(before?.trip_id)
    const rest = await travel.trip(before?.trip_id ?? '')
    expect(
      Object.values(rest.segments)
        .flat()
        .map(({ id }) => id),
    ).not.toContain(before?.id)
    await pipeline.receive(mail({ reservations: [outward], date: 'Mon, 01 Mar 2027 05:00:00 +0000' }))
    expect(await air()).toMatchObject({ member_id: ada })
  })

  test('without a change emits nothing', async () => {
    const before = await eventsOf(context, 'segment.updated')
    const segment = await air()
    await edit(segment, { gate: 'A1', provider: segment?.provider ?? null })
    expect(await eventsOf(context, 'segment.updated')).toEqual(before)
  })

  test('is rejected if inconsistent', async () => {
    const fields = async (body: SegmentEdit) => (await edit(await air(), body)).body
    expect(await fields({ hotel_name: 'Ritz' })).toMatchObject({ errors: { hotel_name: expect.any(Array) } })
    expect(await fields({ destination: 'ZZZ' })).toMatchObject({ errors: { destination: expect.any(Array) } })
    expect(await fields({ member_id: '999999' })).toMatchObject({ errors: { member_id: expect.any(Array) } })
    expect(await fields({ end_datetime: '2027-02-28T09:00:00' })).toMatchObject({
      errors: { end_datetime: expect.any(Array) },
    })
  })

  test('under another type is not found', async () => {
    const segment = await air()
    const input = { team: context.acme, type: 'hotel', id: segment?.id ?? '', body: {} }
    expect((await context.call(updateSegment, input, context.people.user)).status).toBe(404)
  })

  test("of another team's segment is refused", async () => {
    const segment = await air()
    const input = { team: context.globex, type: 'air', id: segment?.id ?? '', body: { gate: 'X' } }
    expect((await context.call(updateSegment, input, context.globexOwner)).status).toBe(404)
  })
})

refusals(updateSegment, () => context, {
  input: (team) => ({ team, type: 'air', id: '1', body: { gate: 'B1' } }),
  wrong: [
    { field: 'price', input: (team) => ({ team, type: 'air', id: '1', body: { price: 'a lot' } }) },
    { field: 'origin', input: (team) => ({ team, type: 'air', id: '1', body: { origin: 'Paris' } }) },
    {
      field: 'start_datetime',
      input: (team) => ({ team, type: 'air', id: '1', body: { start_datetime: '0000-01-01T10:00:00' } }),
    },
    {
      field: 'start_time_zone_id',
      input: (team) => ({ team, type: 'air', id: '1', body: { start_time_zone_id: 'Mars' } }),
    },
  ],
})
