import type { Tx } from '../../platform/database/transaction'
import { updatePerson } from '../store'
import { findGuards, replaceRecoveryCodes } from './store'

/**
 * After a factor was taken away: with the last one the recovery codes go, and nothing but the password is asked for.
 */
export async function settleFactors(tx: Tx, person: string): Promise<void> {
  const { totp_confirmed, passkeys } = await findGuards(tx, person)
  if (totp_confirmed || Number(passkeys) > 0) return
  await replaceRecoveryCodes(tx, person, [])
  await updatePerson(tx, person, { two_factor: false })
}
