import { refuse } from '../../platform/http/refusal'

/** What the database says when a team would lose its last owner (migration 0006). */
const wouldLoseItsOwner = 'SX001'

/** Does something to a membership, and refuses (409) where the team would be left without an owner. */
export async function keepingAnOwner<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === wouldLoseItsOwner)
      refuse('conflict', 'A team needs an owner. Make someone else owner first.')
    throw error
  }
}
