import { type Selectable, sql } from 'kysely'
import { findHits, type Hits, isHit } from '../../platform/database/hits'
import { type ListRequest, readAll, readPage, type SortColumns } from '../../platform/database/page'
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

/** A page of trips. A date filter finds those whose local days overlap it. */
export async function listTrips(tx: Tx, filter: TripFilter, request: ListRequest) {
  const hits = await findHits(tx, 'find_trips', filter.search)
  const { start_date, end_date, member_id, status } = filter
  const isNarrowed = [start_date, end_date, member_id, status].some((one) => one !== undefined)
  const isBeyondCount = hits?.ids === null && !isNarrowed
  const query = listed(tx, filter, hits)
  return await readPage(tx, query, sortColumns, request, { days: daysOf(filter), isBeyondCount })
}

/** All trips that a list with this filter has, some at a time, each time in a transaction of its own. */
export async function* readAllTrips(
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  filter: TripFilter,
  sort: string,
) {
  const hits = await inTx(async (tx) => await findHits(tx, 'find_trips', filter.search))
  const query = (tx: Tx) => listed(tx, filter, hits)
  yield* readAll(inTx, query, sortColumns, { sort, limit: 1000 }, daysOf(filter))
}

/** The trips that a filter leaves, its days aside. Read by the view that lets indexes of words be used. */
const listed = (tx: Tx, filter: TripFilter, hits: Hits | null) =>
  tx.db
    .selectFrom(sql<Selectable<Trips>>`(select (record).* from team_trips)`.as('trips'))
    .selectAll()
    .select((['first_name', 'last_name', 'email'] as const).map((field) => memberField('trips', field)))
    .select((eb) =>
      eb
        .selectFrom('teams')
        .select('currency')
        .whereRef('teams.id', '=', 'trips.team_id')
        .as('team_currency'),
    )
    .where('team_id', '=', tx.team)
    .$if(filter.member_id !== undefined, (some) => some.where('member_id', '=', filter.member_id ?? ''))
    .$if(filter.status !== undefined, (some) => some.where('status', '=', filter.status ?? ''))
    .$if(hits !== null, (some) => some.where(isHit(tx, hits ?? { said: '', ids: [] })))
