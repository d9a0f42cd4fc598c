import { type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { countAmong, countLimit } from './count'
import type { DaySpan } from './day-span'
import { inOrder, type ListRequest, orderOf, type Page, pageOf, readPage, type SortColumns } from './page'
import type { Tx } from './transaction'

/** The number of rows examined in list order for the words of a search before the index is used. */
const nearby = 2000

type Find = 'find_segments' | 'find_trips' | 'find_emails'

type List<DB, TB extends keyof DB, Row> = {
  readonly find: Find
  /** The search of a list; without one, the query is unrestricted. */
  readonly search: string | undefined
  readonly columns: SortColumns
  readonly request: ListRequest
  readonly days: DaySpan
  /** The rows that match the filters covered by the index, with every column. */
  readonly scope: SelectQueryBuilder<DB, TB, { id: string }>
  /** Further restrictions of the list; `everything` if there are none. */
  readonly restriction: RawBuilder<SqlBool>
  /** The table's name and additional columns of a row. */
  readonly table: string
  readonly extras: readonly AliasedRawBuilder<unknown, string>[]
  /** The list's rows that match a further condition. */
  readonly rows: (isFound: RawBuilder<SqlBool>) => SelectQueryBuilder<DB, TB, Row>
}

/** A page of a list, or of its search results. */
export async function listedPage<DB, TB extends keyof DB, Row extends { id: string }>(
  tx: Tx,
  list: List<DB, TB, Row>,
): Promise<Page<Row>> {
  const { search, columns, request, days, scope, restriction, rows } = list
  if (search) return await searchedPage(tx, search, list)
  const count = async () => await countAmong(tx, scope, restriction, days)
  const options = restriction === noRestriction ? { days } : { days, count }
  return await readPage(tx, rows(noRestriction), columns, request, options)
}

/**
 * A page of rows that contain, for each word, a word beginning with it, ignoring case and accents. First scans along
 * the order of the list, where frequent words are found soon, while the index would fetch all their rows. The index is
 * used only if that does not fill the page.
 */
async function searchedPage<DB, TB extends keyof DB, Row extends { id: string }>(
  tx: Tx,
  search: string,
  { find, columns, request, days, scope, restriction, table, extras, rows }: List<DB, TB, Row>,
): Promise<Page<Row>> {
  const found = sql<SqlBool>`${restriction} and ${matchesText(tx, search)}`
  const count = async () => await countAmong(tx, scope, found, days)
  const candidates = inOrder(scope, columns, { ...request, limit: nearby }, days)
  const near = await sql<Row & { cursor_key: string }>`
    select ${sql.join([sql`*`, ...extras])} from (${candidates}) ${sql.ref(table)}
    where ${found} order by ${orderOf(columns, request)} limit ${request.limit + 1}`.execute(tx.db)
  if (near.rows.length > request.limit) return await pageOf(request, near.rows, count)
  const hits = await findHits(tx, find, search)
  const options = hits.ids === null ? { days, count } : { days }
  return await readPage(tx, rows(isHit(tx, hits)), columns, request, options)
}

/** The result of a search: ids, or that there are more than a list counts. */
type Hits = { readonly search: string; readonly ids: readonly string[] | null }

async function findHits(tx: Tx, find: Find, search: string): Promise<Hits> {
  const limit = countLimit + 1
  const { rows } = await sql<{ ids: string[] }>`
    select array(select ${sql.ref(find)}(${search}, ${limit}))::text[] as ids`.execute(tx.db)
  const ids = rows[0]?.ids ?? []
  return { search, ids: ids.length < limit ? ids : null }
}

/** Whether a row contains the words of a search; evaluated on scanned rows, never by the index. */
const matchesText = (tx: Tx, search: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(search_words @@ search_query(${tx.team}::bigint, ${search})) is true`

/**
 * The result of a search as a restriction of a list. A few rows are read by id; many are found soon enough in list
 * order, where a word index would first fetch all of them.
 */
const isHit = (tx: Tx, { search, ids }: Hits): RawBuilder<SqlBool> =>
  ids === null ? matchesText(tx, search) : sql<SqlBool>`id = any (${ids}::bigint[])`

/** Same as `isHit`, for a list that is read to its end: searched once, before its first rows. */
export async function foundBy(
  tx: Tx,
  find: Find,
  search: string | undefined,
): Promise<(tx: Tx) => RawBuilder<SqlBool>> {
  if (!search) return () => noRestriction
  const hits = await findHits(tx, find, search)
  return (later) => isHit(later, hits)
}

/** No restriction. */
export const noRestriction: RawBuilder<SqlBool> = sql<SqlBool>`true`
