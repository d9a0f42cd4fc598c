import type { Tx } from '../../platform/database/transaction'

/** A traveler's name by id; undefined if the team has no such traveler. */
export const findTravelerName = async (tx: Tx, id: string) =>
  await tx.db
    .selectFrom('travelers')
    .select(['first_name', 'last_name'])
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether the team has this traveler. */
export const hasTraveler = async (tx: Tx, id: string): Promise<boolean> =>
  (await findTravelerName(tx, id)) !== undefined
