import type { Tx } from '../../platform/database/transaction'

/** Whether the team has this traveler. */
export const hasTraveler = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.db
    .selectFrom('travelers')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined
