import type { Tx } from '../../platform/database/transaction'
import type { Secrets } from '../../platform/secrets/secrets'
import { hashToken, makeToken } from '../../platform/tokens'
import { insertSecret } from './store'

type ApplicationIds = { readonly id: string; readonly client_id: string }

/** The purpose that binds a sealed secret to its client. */
export const purposeOf = (clientId: string): string => `secret of ${clientId}`

/**
 * A client secret as stored: sealed so that it can be shown again, hashed for verification, and its last four
 * characters for display.
 */
export const sealSecret = (secrets: Secrets, clientId: string, secret: string) => ({
  encrypted_secret: secrets.seal(secret, purposeOf(clientId)),
  hash: hashToken(secret),
  last4: secret.slice(-4),
})

/**
 * Creates and returns a client secret of 256 random bits. The application must have no other secret without an expiry.
 * The prefix `sxs_` lets secret scanners find leaks.
 */
export async function makeSecret(tx: Tx, secrets: Secrets, { id, client_id }: ApplicationIds): Promise<string> {
  const secret = `sxs_${makeToken(256)}`
  await insertSecret(tx, { ...sealSecret(secrets, client_id, secret), application_id: id })
  return secret
}
