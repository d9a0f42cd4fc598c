import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'

type Counts = {
  trips: number
  trips_in_progress: number
  trips_upcoming: number
  segments: number
  emails: number
  travelers: number
}

/** Counts of the team's records, with trips by phase at `now`. Cancelled trips and segments are not counted. */
export async function countRecords(tx: Tx, now: string): Promise<Counts> {
  const { rows } = await sql<Counts>`select
      count(*)::int as trips,
      count(*) filter (where begin_utc <= ${now} and end_utc >= ${now})::int as trips_in_progress,
      count(*) filter (where begin_utc > ${now})::int as trips_upcoming,
      (select count(*)::int from segments where team_id = ${tx.team} and status = 'Active') as segments,
      (select count(*)::int from emails where team_id = ${tx.team}) as emails,
      (select count(*)::int from travelers where team_id = ${tx.team} and status = 'Active') as travelers
    from trips where team_id = ${tx.team} and status = 'Active'`.execute(tx.db)
  const [counts] = rows
  if (!counts) throw new Error('A count without a row.')
  return counts
}
