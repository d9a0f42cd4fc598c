import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../src/platform/database/transaction'
import { testContext } from '../kit/test-context'
import { changes, make } from './changes'

const context = testContext()

const team = (): string => context.acme.id
const clear = async () => await context.pool.query('delete from segments where team_id = $1', [team()])

/** All stored counts except zeros. */
async function numbers(): Promise<readonly unknown[]> {
  const { rows } = await context.pool.query<{ row: string }>(
    `select (d.team_id, day, type, class, segments, segments_unique, travelers, travelers_first_in_week, travelers_last_in_week, travelers_first_in_month,
       travelers_last_in_month, cents, units, priced_units, priced_cents, lead_days, lead_count)::text as row
     from segment_days d where segments <> 0 or cents <> 0
     union all select d::text from source_days d where segments <> 0 or cents <> 0
     union all select d::text from unit_days d where units <> 0
     union all select d::text from booking_days d where segments <> 0 order by row`,
  )
  return rows
}

test('the stored numbers equal those of a recount', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (life) => {
      for (const change of life) await make(context.pool, team(), change)
      const retained = await numbers()
      await context.pool.query('select rebuild_rollups($1)', [team()])
      expect(await numbers()).toEqual(retained)
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

test('without segments all counts are zero', async () => {
  await clear()
  expect(await numbers()).toEqual([])
})

const insertOne = sql`insert into segments (team_id, owner_key, type, start_day, end_day, observed_at, details)
  values (current_team(), 'member:1', 'air', '2026-02-03', '2026-02-03', now(), '{}')`

test('two concurrent additions for one traveler count one traveler with two segments', async () => {
  const scope = { team: team(), person: null }
  const add = () => inTransaction(context.services.db, scope, async (tx) => await insertOne.execute(tx.db))
  await Promise.all(Array.from({ length: 8 }, add))
  const { rows } = await context.pool.query(
    "select segments, travelers, travelers_first_in_month from segment_days where type = 'all' and class = 'all' and segments <> 0",
  )
  expect(rows).toEqual([{ segments: '8', travelers: '1', travelers_first_in_month: '1' }])
})

test('rolled back changes are not counted', async () => {
  const before = await numbers()
  const undone = inTransaction(context.services.db, { team: team(), person: null }, async (tx) => {
    await insertOne.execute(tx.db)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await numbers()).toEqual(before)
})

test('changes of uncounted fields leave the numbers unchanged', async () => {
  const versions = async () =>
    (await context.pool.query('select xmin::text, ctid::text from segment_days order by ctid')).rows
  const before = await versions()
  await context.pool.query('update segments set metadata = $2, modified = now() where team_id = $1', [
    team(),
    '{"a": 1}',
  ])
  expect(await versions()).toEqual(before)
})
