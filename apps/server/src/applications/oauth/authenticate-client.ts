import { isScope, type Scope } from '@sextant/contract/kit/scopes'
import { inTransaction, noScope } from '../../platform/database/transaction'
import { unstorable } from '../../platform/database/unstorable'
import { countAttempt } from '../../platform/http/attempts'
import { type originOf } from '../../platform/http/authorize'
import { networkOf } from '../../platform/http/network-of'
import { Refusal } from '../../platform/http/refusal'
import type { Services } from '../../platform/services'
import { hashToken } from '../../platform/tokens'
import type { Credentials } from './credentials'
import { OAuthError } from './oauth-error'
import { findClient } from './store'

export type Client = {
  readonly id: string
  readonly team: string
  readonly secretId: string
  readonly scopes: readonly Scope[]
}

/**
 * Calls to the authorization server allowed per 15 minutes, per client and per address, whether they succeed or not.
 */
const max = { client: 300, address: 1000 } as const

/** Longer values, or ones that PostgreSQL cannot store, cannot be a client ID. */
const isName = (text: string): boolean => text.length <= 200 && !unstorable.test(text)

/** Authenticates an application. Throws `invalid_client` for wrong credentials and for too many calls. */
export async function authenticateClient(
  services: Services,
  origin: ReturnType<typeof originOf>,
  { clientId, secret }: Credentials,
): Promise<Client> {
  const unknown = new OAuthError('invalid_client', 'The client is not known, is disabled, or its secret is wrong.')
  if (!isName(clientId)) throw unknown
  const network = networkOf(origin.ip)
  await inTransaction(services.db, noScope, async (tx) =>
    countAttempt(tx, [
      { key: `oauth:${clientId}:${network}`, max: max.client },
      { key: `oauth:address:${network}`, max: max.address },
    ]),
  ).catch(asOAuthError)
  const found = await inTransaction(
    services.db,
    noScope,
    async (tx) => await findClient(tx, clientId, hashToken(secret)),
  )
  if (!found) throw unknown
  const { application_id: id, team_id: team, secret_id: secretId, scopes } = found
  return { id, team, secretId, scopes: scopes.filter(isScope) }
}

function asOAuthError(error: unknown): never {
  if (error instanceof Refusal && error.code === 'too_many_requests')
    throw new OAuthError(
      'temporarily_unavailable',
      'Too many token requests. Use a token until it expires.',
      error.retryAfter,
    )
  throw error
}
