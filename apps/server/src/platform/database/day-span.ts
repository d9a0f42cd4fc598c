import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

/** First and last local day of what is wanted; either may be open. */
export type DaySpan = { readonly start?: string | undefined; readonly end?: string | undefined }

/** The classes of `span_class` (migration 0010), each by the most days that something in it lasts. */
const classes = [0, 1, 3, 7, 15, 31, 127, 40_000]

/** The classes as a relation that a query is run for each of. */
export const lanes: RawBuilder<unknown> = sql`unnest(${sql.lit(`{${classes.join()}}`)}::integer[]) lane (longest)`

/**
 * Whether a list in this order is read class by class. What still lasts on a day lies at the end of all that began
 * before it: in the order of begin an index alone would read everything that is over, in that of end everything that is
 * ahead.
 */
export const isInLanes = (field: string, { start, end }: DaySpan): boolean =>
  (field === 'start_date' && start !== undefined) || (field === 'end_date' && end !== undefined)

/** Restricts a query over `start_day` and `end_day` to what overlaps the days. */
export const overlapping = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { start, end }: DaySpan,
) =>
  query
    .$if(start !== undefined, (some) => some.where(sql<SqlBool>`end_day >= ${start}::date`))
    .$if(end !== undefined, (some) => some.where(sql<SqlBool>`start_day <= ${end}::date`))

/**
 * The same within one lane, whose `span` says how far from the days something that overlaps them can begin or end.
 * Bounds the day of the order alone: the planner takes two bounds for so few rows that it sorts them.
 */
export const overlappingInLane = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  days: DaySpan,
  field: string,
) =>
  overlapping(query, days)
    .where(sql<SqlBool>`span = lane.longest`)
    .$if(field === 'start_date', (some) => some.where(sql<SqlBool>`start_day >= ${days.start}::date - lane.longest`))
    .$if(field === 'end_date', (some) => some.where(sql<SqlBool>`end_day <= ${days.end}::date + lane.longest`))
