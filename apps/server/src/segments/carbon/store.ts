import type { CarbonEstimates } from '@sextant/domain/segments/carbon'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

const methodOf = (tx: Tx) => sql<string>`(select carbon_method from teams where id = ${tx.team})`

/** The columns of an estimate by the team's method: which one it is, is known where they are written. */
export const estimateColumns = (tx: Tx, estimates: CarbonEstimates) => {
  const kg = sql<number | null>`(${JSON.stringify(estimates)}::jsonb ->> ${methodOf(tx)})::float8`
  return { co2_kg: kg, co2_method: sql<string | null>`case when ${kg} is not null then ${methodOf(tx)} end` }
}

export type EstimateRow = { readonly id: string; readonly estimates: CarbonEstimates }

/** Sets the estimates of segments by the team's method in one statement; unchanged ones are not touched. */
export async function updateEstimates(tx: Tx, rows: readonly EstimateRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`with estimated as (
      select r.id, (r.estimates ->> m.method)::float8 as kg, m.method
      from jsonb_to_recordset(${JSON.stringify(rows)}) r (id bigint, estimates jsonb), (select ${methodOf(tx)} as method) m)
    update segments s set co2_kg = e.kg, co2_method = case when e.kg is not null then e.method end, modified = now()
    from estimated e where s.team_id = ${tx.team} and s.id = e.id
      and (s.co2_kg, s.co2_method) is distinct from (e.kg, case when e.kg is not null then e.method end)`.execute(tx.db)
}
