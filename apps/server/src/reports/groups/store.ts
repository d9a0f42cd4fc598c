import type { ReportGroup } from '@sextant/contract/reports/schemas'
import { sql } from 'kysely'
import { type ListRequest, readPage } from '../../platform/database/page'
import type { Tx } from '../../platform/database/transaction'

/** Deletes the groups of reports. */
export async function deleteGroups(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from report_groups where team_id = ${tx.team} and report_id = any (${ids}::bigint[])`.execute(tx.db)
}

/** Stores a report's totals for one of its breakdowns. */
export async function insertGroups(
  tx: Tx,
  report: string,
  breakdown: string,
  groups: readonly ReportGroup[],
): Promise<void> {
  const names = groups.map(({ name }) => name)
  const measures = groups.map(({ values }) => JSON.stringify(values))
  await sql`insert into report_groups (team_id, report_id, breakdown, id, name, measures)
    select ${tx.team}::bigint, ${report}::bigint, ${breakdown}, place, name, measures
    from unnest(${names}::text[], ${measures}::jsonb[]) with ordinality as measures (name, measures, place)`.execute(
    tx.db,
  )
}

/** A page of a report's groups, largest first. */
export const listGroups = async (tx: Tx, report: string, breakdown: string, request: Omit<ListRequest, 'sort'>) =>
  await readPage(
    tx,
    tx.db
      .selectFrom('report_groups')
      .select(['id', 'name', 'measures'])
      .where('team_id', '=', tx.team)
      .where('report_id', '=', report)
      .where('breakdown', '=', breakdown),
    { place: [sql`id`, 'bigint'] },
    { ...request, sort: 'place:asc' },
  )
