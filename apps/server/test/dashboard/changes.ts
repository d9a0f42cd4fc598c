import fc from 'fast-check'
import type pg from 'pg'

/** A change to the segments of a team, as SQL statements that any code path may run. */
export type Change = {
  readonly what: 'insert' | 'update' | 'cancel' | 'move' | 'delete'
  readonly rows: readonly Row[]
}

export type Row = {
  readonly owner_key: string
  readonly type: string
  readonly status: string
  readonly start_day: string
  readonly provider: string | null
  readonly source: string | null
  readonly source_name: string | null
  readonly source_classification: string | null
  readonly cents: number | null
  readonly charged_cents: number | null
  readonly adjustment_cents: number
  readonly start_locality: string | null
  readonly end_locality: string | null
  readonly booked_at: string | null
  readonly number_of_nights: number | null
  readonly number_of_days: number | null
}

const day = fc.integer({ min: 0, max: 100 }).map((count) => new Date(Date.UTC(2026, 0, 20 + count)).toISOString())
const source = fc.constantFrom(
  { source: 'northwind', source_name: 'Northwind' },
  { source: 'contoso', source_name: 'Contoso' },
  { source: 'Email', source_name: 'Email' },
  { source: null, source_name: null },
)
const row: fc.Arbitrary<Row> = fc
  .record({
    owner_key: fc.constantFrom('member:1', 'member:2', 'name:ada', 'name:grace'),
    type: fc.constantFrom('air', 'hotel', 'car', 'rail', 'activity'),
    status: fc.constantFrom('Active', 'Active', 'Active', 'Cancelled'),
    start_day: day.map((instant) => instant.slice(0, 10)),
    provider: fc.constantFrom('Hilton', 'Lufthansa', null),
    source,
    source_classification: fc.constantFrom('tmc', 'direct', null),
    cents: fc.option(fc.integer({ min: 0, max: 500_000 })),
    charged_cents: fc.constantFrom(null, null, null, 41_250),
    adjustment_cents: fc.constantFrom(0, 0, 0, 1500, -701),
    start_locality: fc.constantFrom('Paris', 'Rome', null),
    end_locality: fc.constantFrom('Oslo', null),
    booked_at: fc.option(day),
    number_of_nights: fc.option(fc.integer({ min: 0, max: 5 })),
    number_of_days: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  .map(({ source: from, ...rest }) => ({ ...rest, ...from }))

/** A sequence of changes: segments are added, updated, cancelled, reassigned and deleted. */
export const changes: fc.Arbitrary<readonly Change[]> = fc
  .tuple(
    fc.array(row, { minLength: 10, maxLength: 60 }),
    fc.array(
      fc.record({
        what: fc.constantFrom('insert', 'update', 'cancel', 'move', 'delete'),
        rows: fc.array(row, { minLength: 1, maxLength: 4 }),
      }),
      { maxLength: 8 },
    ),
  )
  .map(([rows, later]) => [{ what: 'insert', rows }, ...later])

const columns = `owner_key, type, status, start_day, provider, source, source_name, source_classification, cents, booked_at,
  charged_cents, adjustment_cents, start_locality, end_locality, number_of_nights, number_of_days`

/** Some of the team's segments, chosen by the number of rows of a change. */
const some = '(select id from segments where team_id = $1 order by id * 7919 % 101, id limit $2)'

/** Applies a change in one statement, as the owner of the database. */
export async function make(pool: pg.Pool, team: string, { what, rows }: Change): Promise<void> {
  const values = [team, JSON.stringify(rows)]
  if (what === 'insert')
    await pool.query(
      `insert into segments (team_id, end_day, observed_at, details, ${columns})
       select $1, start_day, now(), '{}', ${columns} from jsonb_populate_recordset(null::segments, $2)`,
      values,
    )
  if (what === 'update')
    await pool.query(
      `update segments s set (${columns}) = (select ${columns} from jsonb_populate_recordset(null::segments, $3) limit 1)
       where team_id = $1 and id in ${some}`,
      [team, rows.length, JSON.stringify(rows)],
    )
  if (what === 'cancel')
    await pool.query(`update segments set status = 'Cancelled' where team_id = $1 and id in ${some}`, [
      team,
      rows.length,
    ])
  if (what === 'move')
    await pool.query(`update segments set owner_key = 'member:1' where team_id = $1 and id in ${some}`, [
      team,
      rows.length * 3,
    ])
  if (what === 'delete')
    await pool.query(`delete from segments where team_id = $1 and id in ${some}`, [team, rows.length])
}
