import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { refuseFields } from '../http/refusal'
import { countUpTo, type RowCount } from './count'
import { type Cursor, decodeCursor, encodeCursor, type KeyType } from './cursor'
import { type DaySpan, isInClasses, overlapping, overlappingInClass, spanClasses } from './day-span'
import type { Tx } from './transaction'

/** The parameters of a list, as parsed by the contract's `listQuery`. */
export type ListRequest = {
  readonly limit: number
  readonly sort: string
  readonly next?: string | undefined
  readonly previous?: string | undefined
  readonly search?: string | undefined
}

/** Sort field → a non-null expression, and the type its values are compared as. */
export type SortColumns = Readonly<Record<string, readonly [expression: RawBuilder<unknown>, type: KeyType]>>

export type Page<Row> = {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly previous: string | null
  readonly limit: number
} & RowCount

/** Above every page limit, for lists that are requested whole (`paginate=false`). */
const wholeList = 100_000
export const withoutPaging = (request: ListRequest): ListRequest => ({ ...request, limit: wholeList })

type Options = {
  /** Only rows that overlap these days: the query then has `start_day`, `end_day` and `span`. */
  readonly days?: DaySpan
  /** A separate count, if counting the query's rows would be slow. */
  readonly count?: () => Promise<RowCount>
}

/**
 * Reads one page of a query by keyset pagination: the rows after (`next`) or before (`previous`) the cursor's record,
 * in the order of `sort` and then id. The query must have a column `id`. Rejects foreign cursors (422).
 */
export async function readPage<DB, TB extends keyof DB, Row extends { id: string }>(
  tx: Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: SortColumns,
  request: ListRequest,
  { days = {}, count = async () => await countUpTo(tx, query, days) }: Options = {},
): Promise<Page<Row>> {
  const found = await readRows(tx, query, columns, { ...request, limit: request.limit + 1 }, days)
  return await pageOf(request, found, count)
}

/** A page from the rows found; one extra row means that there are more. */
export async function pageOf<Row extends { id: string }>(
  { limit, sort, next, previous }: ListRequest,
  found: readonly (Row & { cursor_key: string })[],
  count: () => Promise<RowCount>,
): Promise<Page<Row>> {
  const backwards = previous !== undefined
  const more = found.length > limit
  const retained = found.slice(0, limit)
  const rows = backwards ? retained.toReversed() : retained
  const at = (row: (typeof rows)[number] | undefined): string | null =>
    row ? encodeCursor({ sort, key: row.cursor_key, id: row.id }) : null
  const isWhole = !more && !backwards && next === undefined
  const counted = isWhole ? { total: rows.length, atLeast: rows.length } : await count()
  return {
    rows,
    next: backwards || more ? at(rows.at(-1)) : null,
    previous: (backwards ? more : next !== undefined) ? at(rows[0]) : null,
    ...counted,
    // A count with a row limit may be lower than the number of rows on the page itself.
    atLeast: Math.max(counted.atLeast, rows.length),
    limit,
  }
}

/** Every row of a query in the order of `sort`, in batches by keyset, each in its own transaction. */
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

async function readRows<DB, TB extends keyof DB, Row extends { id: string }>(
  tx: Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: SortColumns,
  request: ListRequest,
  days: DaySpan,
): Promise<readonly (Row & { cursor_key: string })[]> {
  return (await inOrder(query, columns, request, days).execute(tx.db)).rows
}

/** The first rows after the cursor in the order of the list, or before it in reverse. */
export function inOrder<DB, TB extends keyof DB, Row extends { id: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: SortColumns,
  request: ListRequest,
  days: DaySpan,
): RawBuilder<Row & { cursor_key: string }> {
  const column = columnOf(columns, request)
  const cursor = cursorOf(request, column[1])
  const ascending = isAscending(request)
  const rows = (restricted: typeof query) => pageQuery(restricted, column, cursor, ascending).limit(request.limit)
  const [field = ''] = request.sort.split(':')
  return isInClasses(field, days)
    ? sql`select page.* from ${spanClasses} cross join lateral (${rows(overlappingInClass(query, days, field))}) page
        order by ${orderOf(columns, request)} limit ${request.limit}`
    : sql`${rows(overlapping(query, days))}`
}

/** Sorts rows that were already found. */
export function orderOf(columns: SortColumns, request: ListRequest): RawBuilder<unknown> {
  const order = sql.raw(isAscending(request) ? 'asc' : 'desc')
  return sql`cursor_key::${sql.raw(columnOf(columns, request)[1])} ${order}, ${sql.ref('id')} ${order}`
}

function columnOf(columns: SortColumns, { sort }: ListRequest): SortColumns[string] {
  const [field = ''] = sort.split(':')
  return columns[field] ?? refuseFields({ sort: ['Is not a field to sort by.'] })
}

const isAscending = ({ sort, previous }: ListRequest): boolean => sort.endsWith(':asc') !== (previous !== undefined)

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
    // The compiler cannot see through the generic row type that the column above was added.
    .$castTo<Row & { cursor_key: string }>()
  if (!cursor) return sorted
  const than = sql.raw(ascending ? '>' : '<')
  const value = sql`${cursor.key}::${sql.raw(type)}`
  return sorted.where(sql<SqlBool>`(${expression}, ${id}) ${than} (${value}, ${cursor.id}::bigint)`)
}
