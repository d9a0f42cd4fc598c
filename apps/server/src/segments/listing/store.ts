import { type Selectable, type SqlBool, sql } from 'kysely'
import type { DaySpan } from '../../platform/database/day-span'
import { findHits, type Hits, isHit } from '../../platform/database/hits'
import { type ListRequest, readAll, readPage, type SortColumns } from '../../platform/database/page'
import type { Segments } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'
import { memberField } from '../../travelers'

/** The provider as it is sorted and compared; the expression of its index. */
const providerKey = sql`left(lower(coalesce(provider, '')), 200)`

const sortColumns: SortColumns = {
  start_date: [sql`start_day`, 'date'],
  end_date: [sql`end_day`, 'date'],
  created: [sql`created`, 'timestamptz'],
  provider: [providerKey, 'text'],
  cents: [sql`coalesce(cents, -1)`, 'bigint'],
}

/** What restricts a list of segments; empty lists of words mean any. */
export type SegmentFilter = {
  readonly types: readonly string[]
  readonly activityTypes: readonly string[]
  readonly sourceClasses: readonly string[]
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly date_by?: 'overlap' | 'start' | 'booked' | undefined
  readonly status?: string | undefined
  readonly source_name?: string | undefined
  readonly provider?: string | undefined
  readonly country_code?: string | undefined
  readonly member_id?: string | undefined
  readonly trip_id?: string | undefined
  readonly email_id?: string | undefined
  readonly search?: string | undefined
}

const filterNames = [
  'types',
  'activityTypes',
  'sourceClasses',
  'start_date',
  'end_date',
  'status',
  'source_name',
  'provider',
  'country_code',
  'member_id',
  'trip_id',
  'email_id',
] as const satisfies readonly (keyof SegmentFilter)[]

/** A page of segments. */
export async function listSegments(tx: Tx, filter: SegmentFilter, request: ListRequest) {
  const hits = await findHits(tx, 'find_segments', filter.search)
  const query = listed(tx, filter, hits).selectAll().select(names)
  const isBeyondCount = hits?.ids === null && !isNarrowed(filter)
  return await readPage(tx, query, sortColumns, request, { days: daysOf(filter), isBeyondCount })
}

/** Whether something besides its search restricts a list. */
const isNarrowed = ({ search: _search, ...rest }: SegmentFilter): boolean =>
  filterNames.some((name) => rest[name] !== undefined && rest[name].length > 0)

export type ExportRow = Awaited<ReturnType<typeof listSegments>>['rows'][number]

/** All segments that a list with this filter has, some at a time, each time in a transaction of its own. */
export async function* readAllSegments(
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  filter: SegmentFilter,
  sort: string,
) {
  const hits = await inTx(async (tx) => await findHits(tx, 'find_segments', filter.search))
  const query = (tx: Tx) => listed(tx, filter, hits).selectAll().select(names)
  yield* readAll(inTx, query, sortColumns, { sort, limit: 1000 }, daysOf(filter))
}

/** The days that a segment's own are to overlap. */
const daysOf = ({ date_by = 'overlap', start_date, end_date }: SegmentFilter): DaySpan =>
  date_by === 'overlap' ? { start: start_date, end: end_date } : {}

const names = [memberField('segments', 'first_name'), memberField('segments', 'last_name')]

/** The segments that a filter leaves, its days of overlap aside. Read by the view that lets indexes of words be used. */
function listed(tx: Tx, filter: SegmentFilter, hits: Hits | null) {
  const { types, activityTypes, sourceClasses, date_by, start_date, end_date } = filter
  const isDayed = (by: string) => date_by === by
  return tx.db
    .selectFrom(sql<Selectable<Segments>>`(select (record).* from team_segments)`.as('segments'))
    .where('team_id', '=', tx.team)
    .$if(types.length > 0, (some) => some.where('type', 'in', types))
    .$if(activityTypes.length > 0, (some) =>
      some.where((eb) => eb.or([eb('type', '<>', 'activity'), eb('activity_type', 'in', activityTypes)])),
    )
    .$if(sourceClasses.length > 0, (some) =>
      some.where(sql<SqlBool>`coalesce(source_classification, 'unknown') = any (${sourceClasses}::text[])`),
    )
    .$if(isDayed('start') && start_date !== undefined, (some) =>
      some.where('start_day', '>=', start_date ?? ''),
    )
    .$if(isDayed('start') && end_date !== undefined, (some) => some.where('start_day', '<=', end_date ?? ''))
    .$if(isDayed('booked') && start_date !== undefined, (some) =>
      some.where(sql<SqlBool>`booked_at >= ${start_date}::date at time zone 'UTC'`),
    )
    .$if(isDayed('booked') && end_date !== undefined, (some) =>
      some.where(sql<SqlBool>`booked_at < (${end_date}::date + 1) at time zone 'UTC'`),
    )
    .$if(filter.status !== undefined, (some) => some.where('status', '=', filter.status ?? ''))
    .$if(filter.source_name !== undefined, (some) => some.where(isNamed(filter.source_name ?? '')))
    .$if(filter.provider !== undefined, (some) =>
      some.where(sql<SqlBool>`${providerKey} = left(lower(${filter.provider}), 200)`),
    )
    .$if(filter.country_code !== undefined, (some) =>
      some.where((eb) =>
        eb.or([
          eb('start_country_code', '=', filter.country_code ?? ''),
          eb('end_country_code', '=', filter.country_code ?? ''),
        ]),
      ),
    )
    .$if(filter.member_id !== undefined, (some) => some.where('member_id', '=', filter.member_id ?? ''))
    .$if(filter.trip_id !== undefined, (some) => some.where('trip_id', '=', filter.trip_id ?? ''))
    .$if(filter.email_id !== undefined, (some) =>
      some.where('id', 'in', idsToldBy(tx, filter.email_id ?? '')),
    )
    .$if(hits !== null, (some) => some.where(isHit(tx, hits ?? { said: '', ids: [] })))
}

/** The name of a source as charts show it: `Unknown` is a missing one too, and `Email` (spec §9). */
const isNamed = (name: string) =>
  name === 'Unknown'
    ? sql<SqlBool>`coalesce(btrim(source_name), '') in ('', 'Email', 'Unknown')`
    : sql<SqlBool>`source_name = ${name}`

/** The segments that a mail told of, whether it made them or changed them. */
const idsToldBy = (tx: Tx, email: string) =>
  tx.db
    .selectFrom('segment_mails')
    .select('segment_id')
    .where('team_id', '=', tx.team)
    .where('email_id', '=', email)
