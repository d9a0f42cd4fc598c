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

/** Links a segment to the email that a person entered it from. */
export async function linkEmail(tx: Tx, segment: string, email: string): Promise<void> {
  await tx.db
    .insertInto('segment_mails')
    .values({ team_id: tx.team, segment_id: segment, email_id: email, change: 'updated', fields: [] })
    .onConflict((conflict) => conflict.columns(['team_id', 'segment_id', 'email_id']).doNothing())
    .execute()
}
