import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { type ListRequest, readAll, type SortColumns } from '../../platform/database/page'
import { foundBy, listedPage, noRestriction } from '../../platform/database/search'
import type { Trips } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'
import { memberField } from '../../travelers'

const sortColumns: SortColumns = {
  start_date: [sql`start_day`, 'date'],
  end_date: [sql`end_day`, 'date'],
  created: [sql`created`, 'timestamptz'],
  headline: [sql`left(lower(headline), 200)`, 'text'],
}

export type TripFilter = {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly member_id?: string | undefined
  readonly status?: string | undefined
  readonly search?: string | undefined
}

const daysOf = ({ start_date, end_date }: TripFilter) => ({ start: start_date, end: end_date })

/** A page of trips. A date filter matches trips whose local days overlap it. */
export async function listTrips(tx: Tx, filter: TripFilter, request: ListRequest) {
  const scope = scopeOf(tx, filter)
  const restriction = restrictionOf(filter)
  return await listedPage(tx, {
    find: 'find_trips',
    search: filter.search,
    columns: sortColumns,
    request,
    days: daysOf(filter),
    scope: scope.selectAll(),
    restriction,
    table: 'trips',
    extras,
    rows: (isFound) => scope.where(restriction).where(isFound).selectAll().select(extras),
  })
}

/** All trips of a list with this filter, in batches, each in its own transaction. */
export async function* readAllTrips(
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  filter: TripFilter,
  sort: string,
) {
  const isFound = await inTx(async (tx) => await foundBy(tx, 'find_trips', filter.search))
  const query = (tx: Tx) =>
    scopeOf(tx, filter).where(restrictionOf(filter)).where(isFound(tx)).selectAll().select(extras)
  yield* readAll(inTx, query, sortColumns, { sort, limit: 1000 }, daysOf(filter))
}

/** Columns of the trip's traveler and team. */
const extras = [
  ...(['first_name', 'last_name', 'email'] as const).map((field) => memberField('trips', field)),
  sql<string | null>`(select currency from teams where teams.id = trips.team_id)`.as('team_currency'),
]

/**
 * The trips of the team or of a traveler, regardless of days. Reads through the view that allows word indexes to be
 * used.
 */
const scopeOf = (tx: Tx, { member_id }: TripFilter) =>
  tx.db
    .selectFrom(sql<Selectable<Trips>>`(select (record).* from team_trips)`.as('trips'))
    .where('team_id', '=', tx.team)
    .$if(member_id !== undefined, (builder) => builder.where('member_id', '=', member_id ?? ''))

/** Whether a scanned trip matches the filter. */
const restrictionOf = ({ status }: TripFilter): RawBuilder<SqlBool> =>
  status === undefined ? noRestriction : sql<SqlBool>`status = ${status}`
