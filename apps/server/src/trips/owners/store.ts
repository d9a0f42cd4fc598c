import type { Tx } from '../../platform/database/transaction'

/** The trips of a person are grouped under another owner from now on; whose they are follows from their segments. */
export async function changeOwnerKey(tx: Tx, traveler: string, ownerKey: string): Promise<void> {
  await tx.db
    .updateTable('trips')
    .set({ owner_key: ownerKey })
    .where('team_id', '=', tx.team)
    .where('member_id', '=', traveler)
    .execute()
}
