import type { Tx } from '../platform/database/transaction'

/** What files of a team need to know of it: its currency, and the zone of its days. */
export const findOwnTeam = async (tx: Tx) =>
  await tx.db
    .selectFrom('teams')
    .select(['type', 'name', 'currency', 'time_zone_id'])
    .where('id', '=', tx.team)
    .executeTakeFirstOrThrow()
