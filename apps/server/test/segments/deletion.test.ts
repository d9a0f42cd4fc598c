import { deleteSegment } from '@sextant/contract/segments/endpoints'
import { deleteTrip } from '@sextant/contract/trips/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { back, outward, travelOf } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
const travel = travelOf(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
})

const remove = async (type: string, id: string, as = context.people.owner) =>
  (await context.call(deleteSegment, { team: context.acme, type, id }, as)).status

const eventsSince = async (last: string): Promise<string[]> => {
  const { rows } = await context.pool.query<{ type: string }>(
    'select type from events where team_id = $1 and id > $2 order by id',
    [context.acme.id, last],
  )
  return rows.map(({ type }) => type)
}
const lastEvent = async (): Promise<string> =>
  (await context.pool.query<{ id: string }>('select coalesce(max(id), 0) as id from events')).rows[0]?.id ?? ''

refusals(deleteSegment, () => context, { input: (team) => ({ team, type: 'air', id: '1' }) })
refusals(deleteTrip, () => context, { input: (team) => ({ team, id: '1' }) })

describe('deleting a segment', () => {
  test('regroups its trip, and emits events for both', async () => {
    const [hotel] = await travel.segments({}, 'hotel')
    const before = await lastEvent()
    expect(await remove('air', hotel?.id ?? '')).toBe(404)
    expect(await remove('hotel', hotel?.id ?? '')).toBe(200)
    expect((await travel.segments()).map(({ type }) => type)).toEqual(['air', 'air'])
    const [trip] = await travel.trips()
    expect(trip).toMatchObject({ id: hotel?.trip_id, segment_counts: { air: 2, hotel: 0 } })
    expect(await eventsSince(before)).toEqual(['segment.deleted', 'trip.updated'])
    const { rows } = await context.pool.query(
      "select target, before from audit_events where action = 'segments.delete'",
    )
    expect(rows).toMatchObject([{ target: `segment:${hotel?.id}`, before: { type: 'hotel' } }])
    expect(await remove('hotel', hotel?.id ?? '')).toBe(404)
  })

  test('is not undone by an email that only confirms it, but by one with changes', async () => {
    const mailId = await pipeline.receive(mail({ reservations: [stay()], date: 'Tue, 02 Feb 2027 10:00:00 +0000' }))
    expect(await travel.segments({}, 'hotel')).toEqual([])
    const { rows } = await context.pool.query('select message from email_events where email_id = $1', [mailId])
    expect(rows).toContainEqual({
      message: 'Only confirms a segment that was deleted by hand; it stays deleted.',
    })
    await pipeline.receive(
      mail({
        reservations: [stay({ checkout: '2027-03-05' })],
        date: 'Wed, 03 Feb 2027 10:00:00 +0000',
      }),
    )
    expect(await travel.segments({}, 'hotel')).toMatchObject([{ numberOfNights: 4 }])
  })

  test('does not block an email if its copy is of another version', async () => {
    const again = stay({ checkin: '2027-05-01', checkout: '2027-05-03', code: 'OLDFORM1' })
    await pipeline.receive(mail({ reservations: [again] }))
    const [hotel] = await travel.segments({ search: 'OLDFORM1' }, 'hotel')
    expect(await remove('hotel', hotel?.id ?? '')).toBe(200)
    await context.pool.query("update deleted_segments set segment = segment - 'status' where id = $1", [hotel?.id])
    await pipeline.receive(mail({ reservations: [again], date: 'Tue, 02 Feb 2027 11:00:00 +0000' }))
    const [back] = await travel.segments({ search: 'OLDFORM1' }, 'hotel')
    expect(await remove('hotel', back?.id ?? '')).toBe(200)
  })

  test('does not affect another team', async () => {
    const [air] = await travel.segments({}, 'air')
    const input = { team: context.globex, type: 'air', id: air?.id ?? '' }
    expect((await context.call(deleteSegment, input, context.globexOwner)).status).toBe(404)
    expect(await travel.segments({}, 'air')).toHaveLength(2)
  })
})

describe('deleting a trip', () => {
  test('deletes its segments too, and leaves the traveler’s other trips unchanged', async () => {
    const later = flight({
      code: 'LATER1',
      departure: '2027-09-01T07:05:00+02:00',
      arrival: '2027-09-01T08:20:00+02:00',
    })
    await pipeline.receive(mail({ reservations: [later], date: 'Thu, 04 Feb 2027 10:00:00 +0000' }))
    const [first, second] = await travel.trips()
    const before = await lastEvent()
    const input = { team: context.acme, id: first?.id ?? '' }
    expect((await context.call(deleteTrip, input, context.people.owner)).body).toEqual({
      data: { id: first?.id },
    })
    expect((await travel.trips()).map(({ id }) => id)).toEqual([second?.id])
    expect((await travel.segments()).map(({ confirmation_no }) => confirmation_no)).toEqual(['LATER1'])
    expect(await eventsSince(before)).toEqual(['segment.deleted', 'segment.deleted', 'segment.deleted', 'trip.deleted'])
    expect((await context.call(deleteTrip, input, context.people.owner)).status).toBe(404)
  })
})
