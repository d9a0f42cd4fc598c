import type { Tx } from '../platform/database/transaction'
import { refuse } from '../platform/http/refusal'
import { ssoRequired } from './store'

/**
 * Refuses (409) an address change by a person who signs in through single sign-on: under another address they could
 * sign in with a password, outside the control of the organisation's directory.
 */
export async function refuseSsoAddressChange(tx: Tx, email: string): Promise<void> {
  if (await ssoRequired(tx, email))
    refuse('conflict', 'Your organisation signs in with single sign-on, and sets your address.')
}
