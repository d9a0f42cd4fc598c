import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { refuseFields } from '../http/refusal'
import { type Cursor, decodeCursor, encodeCursor, type KeyType } from './cursor'
import { type DaySpan, isInLanes, lanes, overlapping, overlappingInLane } from './day-span'
import type { Tx } from './transaction'

/** What a list asks for, as `listQuery` of the contract reads it. */
export type ListRequest = {
  readonly limit: number
  readonly sort: string
  readonly next?: string | undefined
  readonly previous?: string | undefined
  readonly search?: string | undefined
}

/** Sort field → an expression that is never null, and the type its values are compared as. */
export type SortColumns = Readonly<Record<string, readonly [expression: RawBuilder<unknown>, type: KeyType]>>

export type Page<Row> = {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly previous: string | null
  /** Exact up to `countLimit`, else null. */
  readonly total: number | null
  readonly limit: number
}

export const countLimit = 10_000

/** Above every limit a list accepts: for lists that are asked for whole (`paginate=false`). */
const wholeList = 100_000
export const withoutPaging = (request: ListRequest): ListRequest => ({ ...request, limit: wholeList })

type Options = {
  /** Only what overlaps these days: the query then has `start_day`, `end_day` and `span`. */
  readonly days?: DaySpan
  /** It is known already that there are more than are counted. */
  readonly isBeyondCount?: boolean
}

/**
 * Reads one page of a query by keyset: the rows after (`next`) or before (`previous`) the record that the cursor names,
 * in the order of `sort` and then id. Needs `id` among the query's columns. Refuses foreign cursors (422).
 */
export async function readPage<DB, TB extends keyof DB, Row extends { id: string }>(
  tx: Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: SortColumns,
  request: ListRequest,
  { days = {}, isBeyondCount = false }: Options = {},
): Promise<Page<Row>> {
  const { limit, sort } = request
  const found = await readRows(tx, query, columns, { ...request, limit: limit + 1 }, days)
  const backwards = request.previous !== undefined
  const more = found.length > limit
  const kept = found.slice(0, limit)
  const rows = backwards ? kept.toReversed() : kept
  const at = (row: (typeof rows)[number] | undefined): string | null =>
    row ? encodeCursor({ sort, key: row.cursor_key, id: row.id }) : null
  const isWhole = !more && !backwards && request.next === undefined
  return {
    rows,
    next: backwards || more ? at(rows.at(-1)) : null,
    previous: (backwards ? more : request.next !== undefined) ? at(rows[0]) : null,
    total: isWhole ? rows.length : isBeyondCount ? null : await countUpTo(tx, query, days),
    limit,
  }
}

/** Every row of a query in the order of `sort`, some at a time; each time in a transaction of its own, by keyset. */
export async function* readAll<DB, TB extends keyof DB, Row extends { id: string }>(
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  query: (tx: Tx) => SelectQueryBuilder<DB, TB, Row>,
  columns: SortColumns,
  { sort, limit }: Pick<ListRequest, 'sort' | 'limit'>,
  days: DaySpan = {},
): AsyncGenerator<readonly Row[]> {
  let next: string | undefined
  do {
    const request = { sort, limit, next }
    const rows = await inTx(async (tx) => await readRows(tx, query(tx), columns, request, days))
    if (rows.length > 0) yield rows
    const last = rows.length < limit ? undefined : rows.at(-1)
    next = last && encodeCursor({ sort, key: last.cursor_key, id: last.id })
  } while (next !== undefined)
}

/** The first rows from the cursor on, in the order of the list, or from it backwards in the opposite order. */
async function readRows<DB, TB extends keyof DB, Row extends { id: string }>(
  tx: Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: SortColumns,
  request: ListRequest,
  days: DaySpan,
): Promise<(Row & { cursor_key: string })[]> {
  const [field = '', direction] = request.sort.split(':')
  const column = columns[field] ?? refuseFields({ sort: ['Is not a field to sort by.'] })
  const cursor = cursorOf(request, column[1])
  const ascending = (direction === 'asc') !== (request.previous !== undefined)
  const rows = (some: typeof query) => pageQuery(some, column, cursor, ascending).limit(request.limit)
  if (!isInLanes(field, days)) return await rows(overlapping(query, days)).execute()
  const order = sql.raw(ascending ? 'asc' : 'desc')
  const key = sql`page.cursor_key::${sql.raw(column[1])}`
  const read = await sql<Row & { cursor_key: string }>`
    select page.* from ${lanes} cross join lateral (${rows(overlappingInLane(query, days, field))}) page
    order by ${key} ${order}, page.id ${order} limit ${request.limit}`.execute(tx.db)
  return read.rows
}

function cursorOf({ next, previous, sort }: ListRequest, type: KeyType): Cursor | null {
  if (previous !== undefined) return decodeCursor(previous, { parameter: 'previous', sort, type })
  return next === undefined ? null : decodeCursor(next, { parameter: 'next', sort, type })
}

function pageQuery<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  [expression, type]: SortColumns[string],
  cursor: Cursor | null,
  ascending: boolean,
) {
  const order = sql.raw(ascending ? 'asc' : 'desc')
  const id = sql.ref('id')
  const sorted = query
    .select(sql<string>`(${expression})::text`.as('cursor_key'))
    .orderBy(sql`${expression} ${order}`)
    .orderBy(sql`${id} ${order}`)
    // The compiler cannot see through the generic row that the column above was added to it.
    .$castTo<Row & { cursor_key: string }>()
  if (!cursor) return sorted
  const than = sql.raw(ascending ? '>' : '<')
  const value = sql`${cursor.key}::${sql.raw(type)}`
  return sorted.where(sql<SqlBool>`(${expression}, ${id}) ${than} (${value}, ${cursor.id}::bigint)`)
}

async function countUpTo<DB, TB extends keyof DB, Row>(
  tx: Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  days: DaySpan,
): Promise<number | null> {
  const most = countLimit + 1
  const some = query.clearSelect().clearOrderBy().select(sql`1`.as('one'))
  const rows =
    days.start === undefined || days.end === undefined
      ? sql`${overlapping(some, days).limit(most)}`
      : sql`select 1 from ${lanes} cross join lateral (${overlappingInLane(some, days, 'start_date').limit(most)}) counted limit ${most}`
  const counted = await sql<{ count: string }>`select count(*) from (${rows}) counted`.execute(tx.db)
  const count = Number(counted.rows[0]?.count ?? 0)
  return count > countLimit ? null : count
}
