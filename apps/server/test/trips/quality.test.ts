import { page } from '@sextant/contract/kit/wire'
import { countQuality, listQuality, QualityIssue, updateQuality } from '@sextant/contract/trips/quality'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { handle } from '../../src/platform/jobs/handle'
import { runNext } from '../../src/platform/jobs/run-next'
import { backfill } from '../../src/trips/quality/backfill'
import { backfillJob } from '../../src/trips/quality/jobs'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { back, outward } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await pipeline.receive(mail({ reservations: [outward, back] }))
})

const list = async (query: object = {}): Promise<QualityIssue[]> =>
  z.parse(
    page(QualityIssue),
    (await context.call(listQuality, { team: context.acme, query }, context.people.user)).body,
  ).data

const openIssues = async (query: object = {}) => (await list(query)).map(({ code, status }) => `${code} ${status}`)

const change = async (id: string, body: object) =>
  await context.call(updateQuality, { team: context.acme, id, body }, context.people.user)

refusals(listQuality, () => context, {
  input: (team) => ({ team }),
  wrong: [
    { field: 'assignee', input: (team) => ({ team, query: { assignee: 'me' } }) },
    { field: 'start_date', input: (team) => ({ team, query: { start_date: '2027-02-30' } }) },
  ],
})
refusals(countQuality, () => context, { input: (team) => ({ team }) })
refusals(updateQuality, () => context, {
  input: (team) => ({ team, id: '1', body: {} }),
  wrong: [{ field: 'note', input: (team) => ({ team, id: '1', body: { note: 'x'.repeat(1001) } }) }],
})

describe('an issue', () => {
  test('opens with the email that reveals it, and links to it', async () => {
    const [issue] = await list()
    expect(issue).toMatchObject({
      code: 'missing_hotel',
      status: 'Open',
      member_name: 'Grace Hopper',
      day: '2027-03-01',
      segments: [{ type: 'air' }, { type: 'air' }],
      assignee: null,
    })
    expect(issue?.trip_headline).toContain('Paris')
    const { body } = await context.call(countQuality, { team: context.acme }, context.people.user)
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        { code: 'missing_hotel', count: 1 },
        { code: 'missing_price', count: 0 },
      ]),
    })
  })

  test('is assigned only to users of the team', async () => {
    const [issue] = await list()
    const id = issue?.id ?? ''
    expect((await change(id, { assignee_id: context.globexOwner.id })).status).toBe(422)
    expect((await change(id, { assignee_id: context.people.owner.id })).body).toMatchObject({
      data: { assignee: { id: context.people.owner.id, name: 'owner@acme.test' } },
    })
    expect(await openIssues({ assignee: context.people.owner.id })).toEqual(['missing_hotel Open'])
    expect(await openIssues({ assignee: 'none' })).toEqual([])
    expect((await change('999', { note: 'x' })).status).toBe(404)
  })

  test('stays dismissed when trips are regrouped, and is fixed by a booking', async () => {
    const [issue] = await list()
    const id = issue?.id ?? ''
    expect((await change(id, { status: 'Dismissed', note: 'Stays with family.' })).status).toBe(200)
    const gate = flight({ gate: 'B7' })
    await pipeline.receive(mail({ reservations: [gate], date: 'Tue, 02 Feb 2027 10:00:00 +0000' }))
    expect(await list()).toMatchObject([{ id, status: 'Dismissed', note: 'Stays with family.' }])
    await pipeline.receive(mail({ reservations: [stay()], date: 'Wed, 03 Feb 2027 10:00:00 +0000' }))
    expect(await openIssues({ code: 'missing_hotel' })).toEqual(['missing_hotel Fixed'])
    expect((await change(id, { status: 'Open' })).status).toBe(409)
  })

  test('reopens when the data shows it again', async () => {
    await context.pool.query("update segments set status = 'Cancelled' where type = 'hotel'")
    await pipeline.receive(mail({ reservations: [flight({ gate: 'B8' })], date: 'Thu, 04 Feb 2027 10:00:00 +0000' }))
    expect(await openIssues({ code: 'missing_hotel' })).toEqual(['missing_hotel Open'])
    await context.pool.query("update segments set status = 'Active' where type = 'hotel'")
  })

  test('is audited when people change it', async () => {
    const { rows } = await context.pool.query(
      "select before, after from audit_events where action = 'trips.quality_update' order by id desc limit 1",
    )
    expect(rows).toMatchObject([
      { before: { status: 'Open' }, after: { status: 'Dismissed', note: 'Stays with family.' } },
    ])
  })

  test('fixed by data meanwhile cannot be dismissed', async () => {
    const [issue] = await list()
    const id = issue?.id ?? ''
    const grouping = await context.pool.connect()
    try {
      await grouping.query('begin')
      await grouping.query("update quality_issues set status = 'Fixed' where id = $1", [id])
      const dismissed = change(id, { status: 'Dismissed' })
      await vi.waitFor(async () => {
        const waiting = `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        expect((await context.pool.query(waiting)).rowCount).toBe(1)
      }, 10_000)
      await grouping.query('commit')
      expect((await dismissed).status).toBe(409)
    } finally {
      await grouping.query('rollback')
      grouping.release()
      await context.pool.query("update quality_issues set status = 'Open' where id = $1", [id])
    }
  })

  test('of another team is not found', async () => {
    const [issue] = await list()
    const input = { team: context.globex, id: issue?.id ?? '', body: { status: 'Dismissed' as const } }
    expect((await context.call(updateQuality, input, context.globexOwner)).status).toBe(404)
  })
})

describe('an unknown traveler', () => {
  test('is an issue until the traveler is known', async () => {
    const tove = flight({ code: 'STRNGR', name: 'Tove Jansson', departure: '2027-06-01T07:05:00+02:00' })
    await pipeline.receive(mail({ reservations: [tove], to: 'someone@elsewhere.test' }))
    expect(await list({ code: 'unknown_traveler' })).toMatchObject([
      { member_id: null, member_name: 'Tove Jansson', status: 'Open' },
    ])
    expect(await list({ search: 'jansson', code: 'unknown_traveler' })).toHaveLength(1)
  })
})

test('a job inspects travel that was stored before issues were', async () => {
  const before = await openIssues()
  await context.pool.query('delete from quality_issues')
  await context.pool.query(`insert into jobs (team_id, kind, payload) values ($1, 'trips.backfill', '{"after": ""}')`, [
    context.acme.id,
  ])
  const handled = handle(backfillJob, backfill)
  while (await runNext(context.services, new Map([[handled.kind, handled]])));
  expect((await openIssues()).filter((one) => one.endsWith('Open')).toSorted()).toEqual(
    expect.arrayContaining(before.filter((one) => one.startsWith('unknown'))),
  )
})
