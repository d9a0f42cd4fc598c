import type { Tx } from '../../platform/database/transaction'
import type { StoredEmail } from '../store'

/** The maximum number of other emails that one decision covers; a decision is one transaction. */
const maxSimilar = 200

/**
 * The other emails waiting for the same decision: from the same sender, with the same structure, queue and reading
 * result.
 */
export async function findSimilar(
  tx: Tx,
  email: Pick<StoredEmail, 'id' | 'structure' | 'review' | 'status' | 'class'>,
) {
  const { id, structure, review, status } = email
  if (structure === null || (review !== 'Open' && review !== 'Later')) return []
  return await tx.db
    .selectFrom('emails')
    .select(['id', 'subject'])
    .where('team_id', '=', tx.team)
    .where('structure', '=', structure)
    .where('review', '=', review)
    .where('status', '=', status)
    .where('class', 'is not distinct from', email.class)
    .where('id', '<>', id)
    .orderBy('id')
    .limit(maxSimilar)
    .execute()
}

/** The other emails that were decided together with an email and have not changed since. */
export async function findReviewedWith(tx: Tx, { id, reviewed_with: reviewedWith, review }: StoredEmail) {
  if (reviewedWith === null) return []
  return await tx.db
    .selectFrom('emails')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('reviewed_with', '=', reviewedWith)
    .where('review', '=', review)
    .where('id', '<>', id)
    .orderBy('id')
    .execute()
}
