import { testMailbox } from '@sextant/contract/mailboxes/endpoints'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mailboxJobs } from '../../src/mailboxes/worker'
import { runNext } from '../../src/platform/jobs/run-next'
import { mailboxNow } from '../kit/imap/account'
import { testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { addMailbox, testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)
let box = ''
beforeAll(async () => {
  box = (await addMailbox(context.pool, context.acme)).id
})

const handled = new Map(mailboxJobs.map((one) => [one.kind, one]))
async function runMonitor(): Promise<void> {
  await context.pool.query("update jobs set run_at = now() where kind = 'mailboxes.monitor'")
  while (await runNext(context.services, handled));
}
/** Adds emails that arrived the given numbers of hours ago. */
const arrive = async (mailbox: string, hours: readonly number[], status = 'Processed') =>
  await context.pool.query(
    `insert into emails (team_id, mailbox_id, status, content_hash, size_bytes, created)
      select $1, $2, $4, decode(md5(random()::text), 'hex'), 1, date_trunc('milliseconds', now()) - h * interval '1 hour' from unnest($3::int[]) h`,
    [context.acme.id, mailbox, hours, status],
  )

describe('the health of a mailbox', () => {
  test('counts the emails of a day, and the share of those of seven days with travel data', async () => {
    const { id } = await addMailbox(context.pool, context.acme)
    await arrive(id, [1, 2, 30, 40])
    await arrive(id, [3], 'Unrecognized')
    await arrive(id, [4, 5], 'Rejected')
    await arrive(id, [24 * 8], 'Failed')
    expect(await mailboxNow(context, id)).toMatchObject({ emails_24h: 5, processed_rate_7d: 0.8 })
  })

  test('is silent when nothing arrives for much longer than usual, until something does', async () => {
    const { id } = await addMailbox(context.pool, context.acme)
    await arrive(id, [60, 70, 80, 90, 100, 110, 120])
    await runMonitor()
    const silent = await mailboxNow(context, id)
    expect(silent.health).toEqual({ state: 'silent', since: silent.last_received_at })
    await arrive(id, [0])
    expect((await mailboxNow(context, id)).health).toEqual({ state: 'ok', since: null })
    await runMonitor()
    expect((await mailboxNow(context, id)).health.state).toBe('ok')
  })

  test('is fine if email is rare', async () => {
    const { id } = await addMailbox(context.pool, context.acme)
    await arrive(id, [60, 100, 200, 300, 400, 500])
    await runMonitor()
    expect((await mailboxNow(context, id)).health.state).toBe('ok')
  })
})

describe('a test email', () => {
  test.each([
    ['flight', 'air'],
    ['hotel', 'hotel'],
  ] as const)('of a %s is read into a segment that is marked as a sample', async (type, segment) => {
    const { status, body } = await context.call(
      testMailbox,
      { team: context.acme, id: box, body: { type } },
      context.people.owner,
    )
    const { data } = z.parse(z.object({ data: z.object({ id: z.string() }) }), body)
    expect([status, body]).toMatchObject([201, { data: { mailbox_id: box, status: 'Pending' } }])
    await pipeline.drain()
    const found = await context.call(
      listSegments,
      { team: context.acme, kind: segment, query: { limit: 10 } },
      context.people.owner,
    )
    expect(found.body).toMatchObject({
      data: [{ email_id: data.id, metadata: { sample: true }, confirmation_no: expect.stringMatching(/^SX/) }],
    })
    const { rows } = await context.pool.query('select status from emails where id = $1', [data.id])
    expect(rows).toEqual([{ status: 'Processed' }])
  })

  test('is different each time, and refused by an inactive mailbox (409)', async () => {
    const ask = async () =>
      await context.call(testMailbox, { team: context.acme, id: box, body: {} }, context.people.owner)
    await ask()
    await ask()
    await pipeline.drain()
    const { rows } = await context.pool.query("select 1 from emails where status = 'Duplicate'")
    expect(rows).toEqual([])
    const audit = await context.pool.query("select 1 from audit_events where action = 'mailboxes.test'")
    expect(audit.rowCount).toBe(4)
    await context.pool.query("update mailboxes set status = 'Inactive' where id = $1", [box])
    expect((await ask()).status).toBe(409)
    await context.pool.query("update mailboxes set status = 'Active' where id = $1", [box])
  })
})

test('many test emails at once with idempotency keys need one database connection each', async () => {
  const ask = async (at: number) =>
    await context.call(testMailbox, { team: context.acme, id: box, body: {} }, context.people.owner, {
      headers: { 'idempotency-key': `at-once-${at}` },
    })
  const answers = await Promise.all(Array.from({ length: 20 }, async (_, at) => await ask(at)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
})

refusals(testMailbox, () => context, {
  input: (team) => ({ team, id: box, body: {} }),
})
