import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/**
 * Reassigns trips of these owners whose segments now all belong to one other owner. The trips keep their ids and notes.
 * @param changed the only segments whose owner may have changed; if omitted, any may have
 */
export async function followSegments(
  tx: Tx,
  ownerKeys: readonly string[],
  changed?: readonly { readonly trip_id: string | null }[],
): Promise<void> {
  const trips = changed?.flatMap(({ trip_id }) => trip_id ?? []) ?? null
  if (trips?.length === 0) return
  await sql`
    update trips t set owner_key = moved.owner_key
    from (
      select s.trip_id, min(s.owner_key) as owner_key
      from trips of_them join segments s on s.team_id = of_them.team_id and s.trip_id = of_them.id
      where of_them.team_id = ${tx.team} and of_them.owner_key = any (${ownerKeys}::text[])
        and (${trips}::bigint[] is null or of_them.id = any (${trips}::bigint[]))
      group by s.trip_id having min(s.owner_key) = max(s.owner_key)) moved
    where t.team_id = ${tx.team} and t.id = moved.trip_id and t.owner_key <> moved.owner_key`.execute(tx.db)
}
