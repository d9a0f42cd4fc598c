import { page } from '@sextant/contract/kit/wire'
import { listSegmentHistory, updateSegment } from '@sextant/contract/segments/endpoints'
import { SegmentChange } from '@sextant/contract/segments/history'
import { listTripHistory } from '@sextant/contract/trips/endpoints'
import { listEvents } from '@sextant/contract/webhooks/events'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixedClock } from '../../../src/platform/clock'
import { flight, mail, stay } from '../../kit/mails'
import { addTraveler, testPipeline } from '../../kit/pipeline'
import { refusals } from '../../kit/refusals'
import { testContext } from '../../kit/test-context'
import { travelOf } from '../../kit/travel'

const context = testContext(fixedClock('2027-02-02T12:00:00Z'))
const pipeline = testPipeline(context)
const emails: string[] = []
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  const changes = { gate: 'B42', departure: '2027-03-01T09:40:00+01:00', arrival: '2027-03-01T10:55:00+01:00' }
  const sent = [
    mail({ reservations: [flight(), stay()] }),
    mail({ reservations: [flight({ gate: 'B42' })], date: 'Mon, 01 Feb 2027 11:00:00 +0000' }),
    mail({ reservations: [flight()], date: 'Mon, 01 Feb 2027 12:00:00 +0000' }),
    mail({ reservations: [flight(changes)], date: 'Mon, 01 Mar 2027 07:00:00 +0000' }),
    mail({ reservations: [flight({ ...changes, price: '199.00' })], date: 'Tue, 02 Mar 2027 10:00:00 +0000' }),
  ]
  for (const bytes of sent) emails.push(await pipeline.receive(bytes))
})

const air = async () => (await travelOf(context).segments({}, 'air'))[0]
const historyOf = async (id = ''): Promise<SegmentChange[]> => {
  const input = { team: context.acme, type: 'air' as const, id, query: { sort: 'created:asc' as const } }
  return z.parse(page(SegmentChange), (await context.call(listSegmentHistory, input, context.people.viewer)).body).data
}
const changed = ({ changes }: Pick<SegmentChange, 'changes'>, field: string) =>
  changes.find((one) => one.field === field)

describe('the history of a segment', () => {
  test('has every email that mentioned it, and what each changed, with old and new values', async () => {
    const history = await historyOf((await air())?.id)
    expect(history.map(({ change, email_id, actor }) => [change, email_id, actor])).toEqual([
      ['created', emails[0], 'email'],
      ['updated', emails[1], 'email'],
      ['confirmed', emails[2], 'email'],
      ['updated', emails[3], 'email'],
      ['updated', emails[4], 'email'],
    ])
    expect(history.slice(0, 3).map(({ changes }) => changes)).toEqual([
      [],
      [{ field: 'gate', old: null, new: 'B42' }],
      [],
    ])
    expect(history[3] && changed(history[3], 'start_datetime')).toEqual({
      field: 'start_datetime',
      old: '2027-03-01T07:05:00',
      new: '2027-03-01T09:40:00',
    })
  })

  test('marks what was reported after departure, and not what postpones it', async () => {
    const history = await historyOf((await air())?.id)
    expect(history.map(({ after_departure }) => after_departure)).toEqual([false, false, false, false, true])
  })

  test('names who changed it by hand', async () => {
    const { id = '' } = (await air()) ?? {}
    await context.call(
      updateSegment,
      { team: context.acme, type: 'air', id, body: { gate: 'C7' } },
      context.people.user,
    )
    expect((await historyOf(id)).at(-1)).toMatchObject({
      change: 'updated',
      changes: [{ field: 'gate', old: 'B42', new: 'C7' }],
      actor: `user:${context.people.user.id}`,
      actor_name: 'user@acme.test',
      email_id: null,
    })
  })

  test('is listed newest first in pages, for all segments of a trip', async () => {
    const { trip_id } = (await air()) ?? {}
    const input = { team: context.acme, id: trip_id ?? '', query: { limit: 2 } }
    const { body } = await context.call(listTripHistory, input, context.people.viewer)
    const { data, meta, links } = z.parse(page(SegmentChange), body)
    expect([data.length, data[0]?.actor_name, meta.total]).toEqual([2, 'user@acme.test', 7])
    expect(links.next).toContain(`/trips/${trip_id}/history`)
  })

  test('keeps what a deleted email changed, and shows no email', async () => {
    const { id } = (await air()) ?? {}
    await context.pool.query('update segments set email_id = null where email_id = $1', [emails[0]])
    await context.pool.query('delete from emails where id = $1', [emails[0]])
    expect((await historyOf(id))[0]).toMatchObject({ change: 'created', actor: 'email', email_id: null })
  })

  test('of another type is not found: 404', async () => {
    const { id = '' } = (await air()) ?? {}
    const input = { team: context.acme, type: 'rail' as const, id }
    expect((await context.call(listSegmentHistory, input, context.people.viewer)).status).toBe(404)
  })
})

test('the event of a changed segment contains its changes', async () => {
  const { body } = await context.call(listEvents, { team: context.acme }, context.people.owner)
  const events = z.parse(listEvents.output, body).data
  const dataOf = (type: string) => events.filter((one) => one.type === type).map(({ data }) => data)
  expect(dataOf('segment.updated').map(({ changes }) => changes?.map(({ field }) => field).toSorted())).toEqual([
    ['gate'],
    ['end_datetime', 'end_datetime_utc', 'start_datetime', 'start_datetime_utc'],
    ['cents', 'price'],
    ['gate'],
  ])
  expect(dataOf('segment.created')[0]).not.toHaveProperty('changes')
})

refusals(listSegmentHistory, () => context, { input: (team) => ({ team, type: 'air' as const, id: '1' }) })
refusals(listTripHistory, () => context, { input: (team) => ({ team, id: '1' }) })
