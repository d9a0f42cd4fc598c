import type { Likeness } from '@sextant/domain/travelers/duplicates'
import type { Tx } from '../../platform/database/transaction'

/** All people of the team, with the fields used to find duplicates. */
export const listLikenesses = async (tx: Tx): Promise<Likeness[]> =>
  await tx.db
    .selectFrom('travelers')
    .select(['id', 'first_name', 'last_name', 'phone', 'employee_id'])
    .where('team_id', '=', tx.team)
    .orderBy('id')
    .execute()
