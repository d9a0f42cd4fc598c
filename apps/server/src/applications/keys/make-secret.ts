import type { Tx } from '../../platform/database/transaction'
import type { Secrets } from '../../platform/secrets/secrets'
import { hashToken, makeToken } from '../../platform/tokens'
import { insertSecret } from './store'

type Of = { readonly id: string; readonly client_id: string }

/** What a secret is sealed for: it opens for no other client. */
export const purposeOf = (clientId: string): string => `secret of ${clientId}`

/**
 * A client's secret as it is stored: sealed, to be told; hashed, to be recognised; and how it ends, to be known by
 * people.
 */
export const sealSecret = (secrets: Secrets, clientId: string, secret: string) => ({
  sealed: secrets.seal(secret, purposeOf(clientId)),
  hash: hashToken(secret),
  last4: secret.slice(-4),
})

/**
 * Gives an application a secret of 256 random bits and answers it; it must have no other that does not end. `sxs_` lets
 * scanners of source code find one that leaked.
 */
export async function makeSecret(tx: Tx, secrets: Secrets, { id, client_id }: Of): Promise<string> {
  const secret = `sxs_${makeToken(256)}`
  await insertSecret(tx, { ...sealSecret(secrets, client_id, secret), application_id: id })
  return secret
}
