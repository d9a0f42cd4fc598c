import { ErrorBody } from '@sextant/contract/kit/errors'
import type { TeamRef } from '@sextant/contract/kit/team'
import { listEvents } from '@sextant/contract/webhooks/events'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { inTransaction } from '../../src/platform/database/transaction'
import { emit } from '../../src/platform/outbox'
import { refusals } from '../kit/refusals'
import { addPerson, addTeam, testContext } from '../kit/test-context'
import { tell } from './kit'

const context = testContext()

/** A cursor with an ID that no row can have. */
const beyond = Buffer.from(JSON.stringify(['1', '9'.repeat(19), Math.floor(Date.now() / 1000)])).toString('base64url')

refusals(listEvents, () => context, {
  input: (team) => ({ team }),
  wrong: [
    { input: (team) => ({ team, query: { after: 'nonsense' } }), field: 'after' },
    { input: (team) => ({ team, query: { after: beyond } }), field: 'after' },
    { input: (team) => ({ team, query: { types: 'trip.created,trip.eaten' } }), field: 'types' },
    { input: (team) => ({ team, query: { limit: '0' } }), field: 'limit' },
  ],
})
type Page = z.infer<typeof listEvents.output>
const read = async (team: TeamRef, query: object = {}, as = context.people['super-admin']): Promise<Page> =>
  listEvents.output.parse((await context.call(listEvents, { team, query }, as)).body)
const newTeam = async () => await addTeam(context.pool, 'org', 'Feed')

describe('the event feed', () => {
  test('returns every event once and in order, continuing from a cursor', async () => {
    const team = await newTeam()
    for (let nth = 0; nth < 7; nth += 1) await tell(context, 'trip.updated', { nth }, team)
    const first = await read(team, { limit: 5 })
    const second = await read(team, { limit: 5, after: first.meta.next })
    expect([first.meta.has_more, second.meta.has_more]).toEqual([true, false])
    expect([...first.data, ...second.data].map(({ data }) => data.object)).toEqual(
      Array.from({ length: 7 }, (_, nth) => ({ nth })),
    )
    await tell(context, 'trip.deleted', {}, team)
    const third = await read(team, { after: second.meta.next })
    expect(third.data.map(({ type }) => type)).toEqual(['trip.deleted'])
    expect((await read(team, { after: third.meta.next })).data).toEqual([])
  })

  test('misses nothing of transactions that commit in another order than they began', async () => {
    const team = await newTeam()
    const scope = { team: team.id, person: null }
    const seen: string[] = []
    let after = (await read(team, { after: 'now' })).meta.next
    const look = async (): Promise<void> => {
      const page = await read(team, { after })
      seen.push(...page.data.map(({ resource_id }) => resource_id))
      after = page.meta.next
    }
    const tellIn = (tx: Parameters<typeof emit>[0], id: number) =>
      emit(tx, [{ type: 'trip.updated', resourceId: String(id), object: {} }])
    for (let round = 0; round < 5; round += 1) {
      await inTransaction(context.services.db, scope, async (early) => {
        await tellIn(early, round * 10 + 1)
        await inTransaction(context.services.db, scope, async (late) => await tellIn(late, round * 10 + 2))
        await look()
        await tellIn(early, round * 10 + 3)
      })
      await look()
    }
    const origin = Promise.all(
      Array.from({ length: 40 }, async (_, nth) => await tell(context, 'trip.updated', {}, team, String(1000 + nth))),
    )
    for (let nth = 0; nth < 20; nth += 1) await look()
    await origin
    await look()
    expect(seen.length).toBe(55)
    expect(new Set(seen).size).toBe(55)
  })

  test('continues during an open transaction, of another team or its own', async () => {
    const [team, other] = [await newTeam(), await newTeam()]
    for (const busy of [other, team]) {
      const { next } = (await read(team, { after: 'now' })).meta
      await inTransaction(context.services.db, { team: busy.id, person: null }, async (open) => {
        await emit(open, [{ type: 'trip.created', resourceId: '1', object: {} }])
        await tell(context, 'trip.updated', {}, team)
        expect((await read(team, { after: next })).data.map(({ type }) => type)).toEqual(['trip.updated'])
      })
    }
  })

  test('returns only requested events that the caller may read', async () => {
    const team = await newTeam()
    const viewer = await addPerson(context.pool, 'viewer@feed.test', [team], 'viewer')
    await tell(context, 'trip.created', {}, team)
    await tell(context, 'webhook.disabled', {}, team)
    await tell(context, 'segment.created', {}, team)
    expect((await read(team, {}, viewer)).data.map(({ type }) => type)).toEqual(['trip.created', 'segment.created'])
    expect((await read(team, { types: 'webhook.disabled,trip.created' })).data.map(({ type }) => type)).toEqual([
      'trip.created',
      'webhook.disabled',
    ])
  })

  test('reports a cursor older than the retention', async () => {
    const days = 91 * 86_400
    const old = Buffer.from(JSON.stringify(['1', '1', Math.floor(Date.now() / 1000) - days])).toString('base64url')
    const { status, body } = await context.call(
      listEvents,
      { team: context.acme, query: { after: old } },
      context.people.owner,
    )
    expect([status, ErrorBody.parse(body).errors]).toEqual([
      422,
      { after: ['Is older than the 90 days for which events are kept. Begin without it.'] },
    ])
  })
})
