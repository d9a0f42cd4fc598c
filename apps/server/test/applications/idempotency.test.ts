import { createApplication, listApplications } from '@sextant/contract/applications/endpoints'
import { createLiveLink } from '@sextant/contract/downloads/endpoints'
import { receiveEmail } from '@sextant/contract/emails/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import { checkAccount } from '@sextant/contract/mailboxes/endpoints'
import { createReport } from '@sextant/contract/reports/endpoints'
import { createTraveler } from '@sextant/contract/travelers/endpoints'
import { invite } from '@sextant/contract/users/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addApplication, bearerOf } from '../kit/application'
import { addMailbox, testContext } from '../kit/test-context'

const context = testContext()

const under = (key: string) => ({ headers: { 'idempotency-key': key } })
const owner = () => context.people.owner
const create = async (name: string, key: string, team: TeamRef = context.acme) =>
  await context.call(createApplication, { team, body: { name, scopes: ['trips:read'] } }, owner(), under(key))
const named = async (name: string): Promise<number> =>
  (await context.pool.query('select from applications where name = $1', [name])).rowCount ?? 0
const Created = z.object({ data: z.object({ id: z.string() }) })

describe('a call with an idempotency key', () => {
  test('runs once: a repetition gets the same response', async () => {
    const first = await create('Once', 'once-1')
    const second = await create('Once', 'once-1')
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([201, undefined])
    expect([second.status, second.headers['idempotency-replayed']]).toEqual([201, 'true'])
    expect(second.body).toEqual(first.body)
    expect(await named('Once')).toBe(1)
    expect((await create('Once', '"once-1"')).headers['idempotency-replayed']).toBe('true')
  })

  test('with another body or path is refused with the reason: 422', async () => {
    await create('Mine', 'print-1')
    const other = await create('Other', 'print-1')
    expect([other.status, other.body]).toMatchObject([
      422,
      { errors: { 'Idempotency-Key': ['Was used for another call in the last 24 hours.'] } },
    ])
    const body = { name: 'Mine', role: 'viewer' as const, email: 'x@acme.test' }
    expect((await context.call(invite, { team: context.acme, body }, owner(), under('print-1'))).status).toBe(422)
    expect(await named('Other')).toBe(0)
  })

  test('is scoped to its caller and team: others can use the same key', async () => {
    await create('Shared', 'shared-1')
    const admin = context.people['super-admin']
    const body = { name: 'Shared', scopes: ['trips:read' as const] }
    const theirs = await context.call(createApplication, { team: context.acme, body }, admin, under('shared-1'))
    expect(theirs.headers['idempotency-replayed']).toBeUndefined()
    expect((await create('Shared', 'shared-1', context.acmeApps)).headers['idempotency-replayed']).toBeUndefined()
    expect(await named('Shared')).toBe(3)
  })

  test('that only queries runs each time, so that other servers are not called within a transaction', async () => {
    const body = { host: '127.0.0.1', user: 'ann', secret: 'secret' }
    const ask = async () => await context.call(checkAccount, { team: context.acme, body }, owner(), under('asked-1'))
    expect((await ask()).status).toBe(200)
    expect((await ask()).headers['idempotency-replayed']).toBeUndefined()
    const { rowCount } = await context.pool.query("select from idempotency_keys where key = 'asked-1'")
    expect(rowCount).toBe(0)
  })

  test('that is refused changes nothing and leaves the key free', async () => {
    expect((await create('x'.repeat(101), 'free-1')).status).toBe(422)
    expect((await create('Free', 'free-1')).status).toBe(201)
  })

  test('that is refused late still counts as an attempt', async () => {
    const body = { email: context.people.viewer.email, role: 'viewer' as const }
    const ask = async (key: string) =>
      (await context.call(invite, { team: context.acme, body }, owner(), under(key))).status
    const statuses: number[] = []
    for (const n of [1, 2, 3, 4, 5, 6]) statuses.push(await ask(`attempt-${n}`))
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('runs again after a day', async () => {
    await create('Daily', 'daily-1')
    await context.pool.query("update idempotency_keys set created = now() - interval '25 hours' where key = 'daily-1'")
    expect((await create('Daily', 'daily-1')).headers['idempotency-replayed']).toBeUndefined()
    expect(await named('Daily')).toBe(2)
  })

  test('with an invalid key is rejected: 422', async () => {
    for (const key of ['', ' ', 'x'.repeat(256), 'a b'])
      expect([key, (await create('None', key)).status]).toEqual([key, 422])
  })

  test('has its response sealed, since it may contain a secret', async () => {
    const link = { name: 'Sealed' }
    const created = await context.call(createLiveLink, { team: context.acme, body: link }, owner(), under('sealed-1'))
    const { url } = z.object({ data: z.object({ url: z.string() }) }).parse(created.body).data
    const { rows } = await context.pool.query("select body from idempotency_keys where key = 'sealed-1'")
    expect(JSON.stringify(rows)).not.toContain(url.slice(-47, -4))
    const again = await context.call(createLiveLink, { team: context.acme, body: link }, owner(), under('sealed-1'))
    expect(again.body).toEqual(created.body)
  })
})

/** The number of transactions in this database that wait for an advisory lock. */
const waiting = async (): Promise<number | undefined> => {
  const { rows } = await context.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]?.count
}

describe('many parallel calls with one key', () => {
  test('run once: the others get its response, or that it is in progress', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, async () => await create(`Crowd ${round}`, `crowd-${round}`)),
      )
      const fresh = answers.filter((one) => one.status === 201 && !one.headers['idempotency-replayed'])
      expect(fresh).toHaveLength(1)
      for (const { status, body, headers } of answers)
        expect(status === 409 ? headers['retry-after'] : Created.parse(body).data.id).toBe(
          status === 409 ? '1' : Created.parse(fresh[0]?.body).data.id,
        )
      expect(await named(`Crowd ${round}`)).toBe(1)
    }
  })

  test('do not wait: the second is refused because the first is in progress', async () => {
    const client = await context.pool.connect()
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtextextended('applications', $1::bigint))", [context.acme.id])
    const first = create('Slow', 'slow-1')
    await expect.poll(waiting).toBe(1)
    expect((await create('Slow', 'slow-1')).status).toBe(409)
    await client.query('commit')
    client.release()
    expect((await first).status).toBe(201)
    expect(await named('Slow')).toBe(1)
  })
})

describe('a call with an internal error', () => {
  test('is rolled back completely and can be repeated', async () => {
    await context.pool.query(
      "create function stumble() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
    )
    await context.pool.query(
      'create trigger stumble before insert on idempotency_keys for each row execute function stumble()',
    )
    expect((await create('Stumble', 'stumble-1')).status).toBe(500)
    expect(await named('Stumble')).toBe(0)
    await context.pool.query('drop trigger stumble on idempotency_keys')
    expect((await create('Stumble', 'stumble-1')).status).toBe(201)
    expect(await named('Stumble')).toBe(1)
  })
})

describe('other calls', () => {
  test('of an application run once as well, with its own keys', async () => {
    const robot = await addApplication(context, context.acme, owner(), ['members:write', 'reports:write'])
    const { authorization } = await bearerOf(context, robot)
    const headers = { authorization, ...under('robot-1').headers }
    const body = { email: 'new@acme.test', first_name: 'New' }
    const add = async () => await context.call(createTraveler, { team: context.acme, body }, null, { headers })
    expect([(await add()).status, (await add()).status]).toEqual([201, 201])
    const report = { type: 'member', start_date: '2027-01-01', end_date: '2027-01-31' } as const
    const other = await context.call(createReport, { team: context.acme, body: report }, null, { headers })
    expect(other.status).toBe(422)
  })

  test('upload an email once, and distinguish files', async () => {
    await addMailbox(context.pool, context.acme)
    const hand = async (text: string) =>
      await context.call(receiveEmail, { team: context.acme }, owner(), {
        payload: `From: a@b.test\r\nSubject: ${text}\r\n\r\n${text}`,
        headers: { 'content-type': 'message/rfc822', 'idempotency-key': 'mail-1' },
      })
    const first = await hand('One')
    const again = await hand('One')
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect((await hand('Two')).status).toBe(422)
    const { rowCount } = await context.pool.query('select from emails where team_id = $1', [context.acme.id])
    expect(rowCount).toBe(1)
  })

  test('that read ignore keys', async () => {
    const list = async () => await context.call(listApplications, { team: context.acme }, owner(), under('read-1'))
    expect([(await list()).status, (await list()).headers['idempotency-replayed']]).toEqual([200, undefined])
  })
})
