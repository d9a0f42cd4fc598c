import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

/** First and last local day of a range; either may be open. */
export type DaySpan = { readonly start?: string | undefined; readonly end?: string | undefined }

/** The classes of `span_class` (migration 0010), each by the maximum number of days of its rows. */
const classes = [0, 1, 3, 7, 15, 31, 127, 40_000]

/** The classes as a relation to join a query with. */
export const spanClasses: RawBuilder<unknown> = sql`unnest(${sql.lit(`{${classes.join()}}`)}::integer[]) class (max_days)`

/**
 * Whether to read a list in this order class by class. Rows that overlap a day are hidden among those that began before
 * it: an index on the start alone would read everything past, and one on the end everything ahead.
 */
export const isInClasses = (field: string, { start, end }: DaySpan): boolean =>
  (field === 'start_date' && start !== undefined) || (field === 'end_date' && end !== undefined)

/** Restricts a query with `start_day` and `end_day` to rows that overlap the days. */
export const overlapping = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { start, end }: DaySpan,
) =>
  query
    .$if(start !== undefined, (builder) => builder.where(sql<SqlBool>`end_day >= ${start}::date`))
    .$if(end !== undefined, (builder) => builder.where(sql<SqlBool>`start_day <= ${end}::date`))

/**
 * Same as `overlapping`, within one class, whose `span` limits how far outside the days an overlapping row can begin or
 * end. Bounds only the day that the list is sorted by: with two bounds, the planner expects so few rows that it sorts
 * them.
 */
export const overlappingInClass = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  days: DaySpan,
  field: string,
) =>
  overlapping(query, days)
    .where(sql<SqlBool>`span = class.max_days`)
    .$if(field === 'start_date', (builder) =>
      builder.where(sql<SqlBool>`start_day >= ${days.start}::date - class.max_days`),
    )
    .$if(field === 'end_date', (builder) => builder.where(sql<SqlBool>`end_day <= ${days.end}::date + class.max_days`))

/**
 * Columns of an owner's rows that overlap the days, as a relation. In each class, only the range between two days of
 * the index on `owner_key`, `span` and `start_day` is read; `offset 0` keeps the planner from reading all rows.
 */
export const ofOwnerIn = (
  table: 'segments' | 'trips',
  columns: readonly string[],
  { team, ownerKey, start, end }: { team: string; ownerKey: string; start: string | null; end: string | null },
) => sql`${spanClasses} cross join lateral (
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where team_id = ${team} and owner_key = ${ownerKey} and span = class.max_days and end_day >= ${start}::date
      and start_day between ${start}::date - class.max_days and ${end}::date offset 0) ${sql.ref(`${table}_near`)}`
