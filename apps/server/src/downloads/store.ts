import type { Tx } from '../platform/database/transaction'

/** The team's reporting currency and time zone, which its files need. */
export const findOwnTeam = async (tx: Tx) =>
  await tx.db
    .selectFrom('teams')
    .select(['type', 'name', 'currency', 'time_zone_id'])
    .where('id', '=', tx.team)
    .executeTakeFirstOrThrow()
