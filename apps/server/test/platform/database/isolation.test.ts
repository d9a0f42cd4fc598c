import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeTables } from '../../../src/platform/database/describe'
import { inTransaction } from '../../../src/platform/database/transaction'
import { addMailbox, testContext } from '../../kit/test-context'

const context = testContext()
beforeAll(async () => {
  await addMailbox(context.pool, context.acme)
  await addMailbox(context.pool, context.globex)
})

const countIn = async (scope: { team: string | null; person: string | null }, table: string): Promise<number> =>
  await inTransaction(context.services.db, scope, async (tx) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx.db)
    return rows[0]?.count ?? -1
  })

/** A row in each table of these views, in one team. */
const oneOfEach = `
  with person as (insert into travelers (team_id, email) values ($1, 'x@acme.test') returning team_id, id),
  address as (insert into traveler_addresses (team_id, traveler_id, email) select team_id, id, 'y@acme.test' from person),
  trip as (insert into trips (team_id, owner_key, headline, start_day, end_day, segment_counts)
    values ($1, 'x', 'x', '2027-03-01', '2027-03-01', '{}')),
  email as (insert into emails (team_id, content_hash, size_bytes) values ($1, 'x', 1))
  insert into segments (team_id, owner_key, type, start_day, end_day, details, observed_at)
  values ($1, 'x', 'air', '2027-03-01', '2027-03-01', '{}', now())`

describe('row-level security', () => {
  test('a raw query in the application’s role without a team sees no row of any table', async () => {
    const tables = (await describeTables(context.pool)).filter(({ grants }) =>
      grants.some((grant) => grant.includes('sextant_app')),
    )
    expect(tables.length).toBeGreaterThan(10)
    for (const { name } of tables) {
      expect([name, await countIn({ team: null, person: null }, name)]).toEqual([name, 0])
    }
  })

  test('a raw query in a team sees only that team’s rows', async () => {
    expect(await countIn({ team: context.acme.id, person: null }, 'mailboxes')).toBe(1)
    expect(await countIn({ team: context.acme.id, person: null }, 'teams')).toBe(1)
    expect(await countIn({ team: context.acme.id, person: null }, 'memberships')).toBe(3)
    expect(await countIn({ team: context.globex.id, person: null }, 'memberships')).toBe(1)
  })

  test('views for lists and lookups show no rows without a team, and only the team’s own rows', async () => {
    const { rows } = await context.pool.query<{ name: string }>(
      "select viewname as name from pg_views where schemaname = 'public' order by 1",
    )
    const views = rows.map(({ name }) => name)
    expect(views).toEqual(['team_emails', 'team_holders', 'team_segments', 'team_travelers', 'team_trips'])
    await context.pool.query(oneOfEach, [context.acme.id])
    const counted = async (team: string | null): Promise<readonly number[]> =>
      await Promise.all(views.map(async (view) => await countIn({ team, person: null }, view)))
    expect(await counted(null)).toEqual([0, 0, 0, 0, 0])
    expect(await counted(context.acme.id)).toEqual([1, 2, 1, 1, 1])
    expect(await counted(context.globex.id)).toEqual([0, 0, 0, 0, 0])
  })

  test('a person sees only their own account and sessions', async () => {
    expect(await countIn({ team: null, person: context.people.viewer.id }, 'users')).toBe(1)
    expect(await countIn({ team: null, person: context.people.viewer.id }, 'sessions')).toBe(1)
  })

  test('writing to another team is refused by the database itself', async () => {
    const intrude = inTransaction(context.services.db, { team: context.acme.id, person: null }, async (tx) => {
      await sql`insert into mailboxes (team_id, name, address) values (${context.globex.id}, 'x', 'x@y.test')`.execute(
        tx.db,
      )
    })
    await expect(intrude).rejects.toThrow('row-level security')
  })

  test('a scope accepts ids only', async () => {
    const scope = { team: "1'; drop table teams; --", person: null }
    await expect(inTransaction(context.services.db, scope, async () => undefined)).rejects.toThrow('ids only')
  })
})
