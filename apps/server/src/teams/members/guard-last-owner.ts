import { refuse } from '../../platform/http/refusal'

/** The database's error if a team would lose its last owner (migration 0006). */
const lastOwnerError = 'SX001'

/** Changes a membership; refuses (409) if that would leave the team without an owner. */
export async function guardLastOwner<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lastOwnerError)
      refuse('conflict', 'A team needs an owner. Make someone else owner first.')
    throw error
  }
}
