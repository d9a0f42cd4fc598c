import type { Tx } from '../platform/database/transaction'
import { refuse } from '../platform/http/refusal'
import { ssoRequired } from './store'

/**
 * Who signs in by their organisation's single sign-on keeps the address that it knows them by (409): with another one
 * they would come in by a password, out of its directory's reach.
 */
export async function keepOwnAddress(tx: Tx, email: string): Promise<void> {
  if (await ssoRequired(tx, email))
    refuse('conflict', 'Your organisation signs in with single sign-on, and sets your address.')
}
