import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** Whether an address belongs to an active traveler or user of the team. */
export async function hasTeamAddress(tx: Tx, address: string): Promise<boolean> {
  const { rows } = await sql<{ found: SqlBool }>`select exists (
      select from team_holders h join travelers t on t.team_id = h.team_id and t.id = h.traveler_id
      where h.team_id = ${tx.team} and h.address = lower(${address}) and t.status = 'Active'
    ) or exists (
      select from memberships m join users u on u.id = m.user_id
      where m.team_id = ${tx.team} and m.status = 'Active' and lower(u.email) = lower(${address})
    ) as found`.execute(tx.db)
  return rows[0]?.found === true
}
