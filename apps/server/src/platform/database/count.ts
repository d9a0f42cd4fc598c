import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type DaySpan, overlapping, overlappingInClass, spanClasses } from './day-span'
import type { Tx } from './transaction'

/** The size of a list: exact if `total` is set, else a lower bound. */
export type RowCount = { readonly total: number | null; readonly atLeast: number }

/** Lists are counted up to this number. */
export const countLimit = 10_000

/** The number of rows examined to count those that match a filter: a few milliseconds, however large the team is. */
const candidates = 10_000

/** Counts the rows of a query through an index. */
export async function countUpTo<DB, TB extends keyof DB, Row>(
  tx: Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  days: DaySpan,
): Promise<RowCount> {
  const one = query.clearSelect().select(sql`1`.as('one'))
  const { rows } = await sql<{ count: string }>`
    select count(*) from (${some(one, days, countLimit + 1)}) counted`.execute(tx.db)
  return capped(Number(rows[0]?.count ?? 0))
}

/**
 * Counts the rows of a query that match a condition without an index. If there are too many rows to examine, the result
 * is a lower bound.
 */
export async function countAmong<DB, TB extends keyof DB, Row>(
  tx: Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  isLeft: RawBuilder<SqlBool>,
  days: DaySpan,
): Promise<RowCount> {
  const checked = query.clearSelect().select(sql`(${isLeft}) is true`.as('is_left'))
  const { rows } = await sql<{ seen: string; left: string }>`
    select count(*) as seen, count(*) filter (where is_left) as left
    from (${some(checked, days, candidates)}) counted`.execute(tx.db)
  const left = Number(rows[0]?.left ?? 0)
  return Number(rows[0]?.seen ?? 0) < candidates ? capped(left) : { total: null, atLeast: Math.min(left, countLimit) }
}

const capped = (count: number): RowCount =>
  count > countLimit ? { total: null, atLeast: countLimit } : { total: count, atLeast: count }

/** Some rows that overlap the days, in no particular order. */
const some = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  days: DaySpan,
  limit: number,
): RawBuilder<unknown> => {
  const rows = query.clearOrderBy()
  return days.start === undefined || days.end === undefined
    ? sql`${overlapping(rows, days).limit(limit)}`
    : sql`select found.* from ${spanClasses} cross join lateral (${overlappingInClass(rows, days, 'start_date').limit(limit)}) found
        limit ${limit}`
}
