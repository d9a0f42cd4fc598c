import type { Tx } from '../../platform/database/transaction'
import { updatePerson } from '../store'
import { findFactors, replaceRecoveryCodes } from './store'

/**
 * Cleans up after a factor is removed. Recovery codes are deleted with the last factor, after which sign-in needs only
 * the password.
 */
export async function cleanUpFactors(tx: Tx, person: string): Promise<void> {
  const { totp_confirmed, passkeys } = await findFactors(tx, person)
  if (totp_confirmed || Number(passkeys) > 0) return
  await replaceRecoveryCodes(tx, person, [])
  await updatePerson(tx, person, { two_factor: false })
}
