import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { DaySpan } from '../../platform/database/day-span'
import { type ListRequest, readAll, type SortColumns } from '../../platform/database/page'
import { foundBy, listedPage, noRestriction } from '../../platform/database/search'
import type { Segments } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'
import { memberField } from '../../travelers'
import { referencesField } from '../bookings/store'

/** The provider as sorted and compared; must match the expression of its index. */
const providerKey = sql`left(lower(coalesce(provider, '')), 200)`

const sortColumns: SortColumns = {
  start_date: [sql`start_day`, 'date'],
  end_date: [sql`end_day`, 'date'],
  created: [sql`created`, 'timestamptz'],
  provider: [providerKey, 'text'],
  cents: [sql`coalesce(cents, -1)`, 'bigint'],
}

/** The filter of a segment list; empty lists of values match anything. */
export type SegmentFilter = {
  readonly types: readonly string[]
  readonly activityTypes: readonly string[]
  readonly sourceClasses: readonly string[]
  readonly ids: readonly string[]
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

/** A page of segments. */
export async function listSegments(tx: Tx, filter: SegmentFilter, request: ListRequest) {
  const scope = scopeOf(tx, filter)
  const restriction = restrictionOf(filter)
  return await listedPage(tx, {
    find: 'find_segments',
    search: filter.search,
    columns: sortColumns,
    request,
    days: daysOf(filter),
    scope: scope.selectAll(),
    restriction,
    table: 'segments',
    extras: names,
    rows: (isFound) => scope.where(restriction).where(isFound).selectAll().select(names),
  })
}

export type ExportRow = Awaited<ReturnType<typeof listSegments>>['rows'][number]

/** All segments of a list with this filter, in batches, each in its own transaction. */
export async function* readAllSegments(
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  filter: SegmentFilter,
  sort: string,
) {
  const isFound = await inTx(async (tx) => await foundBy(tx, 'find_segments', filter.search))
  const query = (tx: Tx) =>
    scopeOf(tx, filter).where(restrictionOf(filter)).where(isFound(tx)).selectAll().select(names)
  yield* readAll(inTx, query, sortColumns, { sort, limit: 1000 }, daysOf(filter))
}

/** The days that segments must overlap. */
const daysOf = ({ date_by = 'overlap', start_date, end_date }: SegmentFilter): DaySpan =>
  date_by === 'overlap' ? { start: start_date, end: end_date } : {}

const names = [memberField('segments', 'first_name'), memberField('segments', 'last_name'), referencesField] as const

/**
 * The segments that match the indexed parts of a filter, without its days. Reads through the view that allows word
 * indexes to be used.
 */
function scopeOf(tx: Tx, filter: SegmentFilter) {
  const { types, ids, date_by, start_date, end_date, member_id, trip_id, email_id } = filter
  const isDayed = (by: string, day: string | undefined) => date_by === by && day !== undefined
  return tx.db
    .selectFrom(sql<Selectable<Segments>>`(select (record).* from team_segments)`.as('segments'))
    .where('team_id', '=', tx.team)
    .$if(types.length > 0, (builder) => builder.where('type', 'in', types))
    .$if(ids.length > 0, (builder) => builder.where('id', 'in', ids))
    .$if(isDayed('start', start_date), (builder) => builder.where('start_day', '>=', start_date ?? ''))
    .$if(isDayed('start', end_date), (builder) => builder.where('start_day', '<=', end_date ?? ''))
    .$if(isDayed('booked', start_date), (builder) =>
      builder.where(sql<SqlBool>`booked_at >= ${start_date}::date at time zone 'UTC'`),
    )
    .$if(isDayed('booked', end_date), (builder) =>
      builder.where(sql<SqlBool>`booked_at < (${end_date}::date + 1) at time zone 'UTC'`),
    )
    .$if(member_id !== undefined, (builder) => builder.where('member_id', '=', member_id ?? ''))
    .$if(trip_id !== undefined, (builder) => builder.where('trip_id', '=', trip_id ?? ''))
    .$if(email_id !== undefined, (builder) => builder.where('id', 'in', idsFromEmail(tx, email_id ?? '')))
}

/** Whether a scanned segment matches the filter. */
function restrictionOf(filter: SegmentFilter): RawBuilder<SqlBool> {
  const { activityTypes, sourceClasses, status, source_name, provider, country_code } = filter
  const conditions = [
    activityTypes.length > 0 && sql`(type <> 'activity' or activity_type = any (${activityTypes}::text[]))`,
    sourceClasses.length > 0 && sql`coalesce(source_classification, 'unknown') = any (${sourceClasses}::text[])`,
    status !== undefined && sql`status = ${status}`,
    source_name !== undefined && isNamed(source_name),
    provider !== undefined && sql`${providerKey} = left(lower(${provider}), 200)`,
    country_code !== undefined && sql`${country_code} in (start_country_code, end_country_code)`,
  ].flatMap((condition) => condition || [])
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : noRestriction
}

/** A source's name as charts show it: a missing one and `Email` become `Unknown` (spec §9). */
const isNamed = (name: string) =>
  name === 'Unknown'
    ? sql<SqlBool>`(coalesce(btrim(source_name), '') in ('', 'Email', 'Unknown'))`
    : sql<SqlBool>`source_name = ${name}`

/** The segments that an email created or changed. */
const idsFromEmail = (tx: Tx, email: string) =>
  tx.db.selectFrom('segment_mails').select('segment_id').where('team_id', '=', tx.team).where('email_id', '=', email)
