import { amountKinds } from '@sextant/contract/emails/stated-amounts'
import { demoPassword, users } from '@sextant/demo/users'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyPassword } from '../../../src/account/passwords/password'
import { blobKey } from '../../../src/emails/blob-key'
import { seedDemo } from '../../../src/main/demo/seed-demo'
import { fixedClock } from '../../../src/platform/clock'
import { makeDatabases } from '../../../src/platform/database/pool'
import { inTransaction } from '../../../src/platform/database/transaction'
import { makeLog } from '../../../src/platform/log'
import type { Services } from '../../../src/platform/services'
import { settleBookings } from '../../../src/segments/bookings/settle-bookings'
import { cloneTemplate, type TestDatabase } from '../../kit/database'
import { identityServices, memoryBlobs } from '../../kit/test-context'

const tables = [
  'teams',
  'memberships',
  'global_roles',
  'mailboxes',
  'recipients',
  'travelers',
  'traveler_addresses',
  'emails',
  'email_events',
  'email_attachments',
  'trips',
  'segments',
  'segment_mails',
  'segment_changes',
  'bookings',
  'booking_amounts',
]

let first: Seeded
let second: Seeded
beforeAll(async () => {
  first = await seeded()
  second = await seeded()
})
afterAll(async () => {
  await Promise.all([first.database.drop(), second.database.drop()])
})

type Seeded = { readonly database: TestDatabase; readonly services: Services }

async function seeded(): Promise<Seeded> {
  const database = await cloneTemplate()
  const services: Services = {
    ...makeDatabases(database.pool),
    blobs: memoryBlobs(),
    ...identityServices,
    clock: fixedClock('2026-11-21T08:00:00Z'),
    log: makeLog('silent'),
  }
  await seedDemo(services, database.pool, { mailDomain: 'sextant.localhost' })
  return { database, services }
}

/** Runs a query that returns one row. */
async function ask(pool: pg.Pool, query: string): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<Record<string, unknown>>(query)
  return rows[0] ?? {}
}

describe('the demo', () => {
  test('is reproducible row by row for a given day', async () => {
    for (const table of tables) {
      const sum = `select '${table}' as name, count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as sum from ${table} t`
      expect(await ask(first.database.pool, sum)).toEqual(await ask(second.database.pool, sum))
    }
  })

  test('is as large as documented, with every type and status', async () => {
    const { pool } = first.database
    const { rows: kinds } = await pool.query('select distinct type from segments order by type')
    expect(kinds.map(({ type }) => type)).toEqual(['activity', 'air', 'car', 'hotel', 'rail'])
    expect(
      await ask(
        pool,
        `select (select count(*) from travelers)::int as travelers, (select count(*) from teams)::int as teams,
          count(*) between 5500 and 7000 as segments,
          bool_or(status = 'Cancelled') as cancelled, bool_or(source_classification = 'direct') as direct,
          bool_or(source_classification is null) as unknown,
          max(end_day) > '2026-12-15' as ahead, min(start_day) < '2025-09-15' as behind from segments`,
      ),
    ).toEqual({
      travelers: 150,
      teams: 4,
      segments: true,
      cancelled: true,
      direct: true,
      unknown: true,
      ahead: true,
      behind: true,
    })
  })

  test('has amounts of every kind that emails state', async () => {
    const { pool } = first.database
    const { rows } = await pool.query<{ kind: string }>('select distinct kind from booking_amounts')
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(
      amountKinds.filter((kind) => kind !== 'service_fee').toSorted(),
    )
    expect(
      await ask(
        pool,
        `select count(*) filter (where cents is null)::int as unconverted, bool_or(email_id is not null) as by_email
        from booking_amounts`,
      ),
    ).toEqual({ unconverted: 0, by_email: true })
  })

  test('has costs that the product’s own division of amounts does not change', async () => {
    const { pool } = first.database
    const { rows } = await pool.query<{ team_id: string; ids: string[] }>(
      'select team_id, array_agg(id) as ids from bookings group by team_id',
    )
    for (const { team_id: team, ids } of rows)
      expect(await inTransaction(first.services.db, { team, person: null }, (tx) => settleBookings(tx, ids))).toEqual(
        [],
      )
  })

  test('has trips that cost what their segments cost', async () => {
    expect(
      await ask(
        first.database.pool,
        `select count(*)::int as odd from trips t where coalesce(total_cents, 0) <>
          (select coalesce(sum(net_cents), 0) from segments s where s.team_id = t.team_id and s.trip_id = t.id)`,
      ),
    ).toEqual({ odd: 0 })
  })

  test('states the day of booking only where its senders do', async () => {
    expect(
      await ask(
        first.database.pool,
        `select bool_or(metadata -> 'assumed' ? 'booked_at') as assumed,
          bool_or(not coalesce(metadata -> 'assumed' ? 'booked_at', false)) as stated,
          count(*) filter (where booked_at is null)::int as unknown from segments`,
      ),
    ).toEqual({ assumed: true, stated: true, unknown: 0 })
  })

  test('has every segment in a trip, and none in another person’s or team’s', async () => {
    expect(
      await ask(
        first.database.pool,
        `select count(*) filter (where s.trip_id is null)::int as alone, count(*) filter (where t.id is null)::int as lost,
          count(*) filter (where t.owner_key <> s.owner_key)::int as strange
        from segments s left join trips t on t.team_id = s.team_id and t.id = s.trip_id`,
      ),
    ).toEqual({ alone: 0, lost: 0, strange: 0 })
  })

  test('contains nothing from after its day', async () => {
    const query =
      "select greatest(max(created), max(modified), max(observed_at)) < '2026-11-21T00:02Z' as past from segments"
    expect(await ask(first.database.pool, query)).toEqual({ past: true })
  })

  test('has plausible times and places', async () => {
    expect(
      await ask(
        first.database.pool,
        `select count(*) filter (where end_datetime_utc < start_datetime_utc)::int as backward,
          count(*) filter (where start_datetime_utc is null) < 5 as seldom_timeless,
          count(*) filter (where start_country_code is null)::int as nowhere,
          count(*) filter (where type = 'air' and (details->>'duration_min')::int not between 40 and 1080)::int as odd_flights,
          count(*) filter (where type = 'hotel' and number_of_nights not between 1 and 7)::int as odd_stays,
          (select count(*) from trips where warnings::text ~ '"(overlap|gap)"') < 5 as seldom_clashes
        from segments`,
      ),
    ).toEqual({
      backward: 0,
      seldom_timeless: true,
      nowhere: 0,
      odd_flights: 0,
      odd_stays: 0,
      seldom_clashes: true,
    })
  })

  test('has emails of every status with their contents', async () => {
    const { rows } = await first.database.pool.query<{ status: string }>('select distinct status from emails')
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['Failed', 'No Travel Data', 'Processed'])
    const { rows: mails } = await first.database.pool.query<{
      team_id: string
      content_hash: Uint8Array
      size_bytes: number
    }>('select team_id, content_hash, size_bytes from emails order by id limit 20')
    for (const { team_id, content_hash, size_bytes } of mails) {
      expect((await first.services.blobs.get(blobKey(team_id, content_hash)))?.length).toBe(size_bytes)
    }
  })

  test('lets all documented users sign in', async () => {
    const { rows } = await first.database.pool.query<{ email: string; password_hash: string }>(
      'select email, password_hash from users',
    )
    expect(rows.map(({ email }) => email).toSorted()).toEqual(users.map(({ email }) => email).toSorted())
    expect(await verifyPassword(rows[0]?.password_hash ?? null, demoPassword)).toBe(true)
  })

  test('does not change a database in use', async () => {
    const { pool } = first.database
    await seedDemo(first.services, pool, { mailDomain: 'elsewhere.test' })
    expect(await ask(pool, 'select count(*)::int as teams from teams')).toEqual({ teams: 4 })
  })

  test('continues with ids after its own', async () => {
    const added = "insert into teams (type, name) values ('org', 'Initech') returning id"
    expect(Number((await ask(first.database.pool, added)).id)).toBeGreaterThan(4)
  })
})
