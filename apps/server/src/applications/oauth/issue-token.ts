import type { Scope } from '@sextant/contract/kit/scopes'
import { readScopes } from '@sextant/domain/permissions/scopes'
import { inTransaction } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { hashToken, makeToken } from '../../platform/tokens'
import type { Client } from './authenticate-client'
import { OAuthError } from './oauth-error'
import type { Form } from './read-form'
import { insertAccessToken } from './store'

/** Lifetime of an access token in seconds. */
const tokenSeconds = 3600

/** Issues an access token with the client credentials grant (RFC 6749 §4.4). Only its hash is stored. */
export async function issueToken(services: Services, client: Client, form: Form) {
  if (form['grant_type'] === undefined) throw new OAuthError('invalid_request', 'grant_type is missing.')
  if (form['grant_type'] !== 'client_credentials')
    throw new OAuthError('unsupported_grant_type', 'The only grant_type is client_credentials.')
  const scopes = grantedScopes(client, form['scope'])
  const token = `sxt_${makeToken(256)}`
  await inTransaction(
    services.db,
    { team: client.team, person: null },
    async (tx) =>
      await insertAccessToken(tx, {
        hash: hashToken(token),
        application_id: client.id,
        secret_id: client.secretId,
        scopes,
        seconds: tokenSeconds,
      }),
  )
  return { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds, scope: scopes.join(' ') }
}

/** The requested scopes, or all of the client's; never more than it has (RFC 6749 §3.3). */
function grantedScopes(client: Client, requested: string | undefined): readonly Scope[] {
  if (requested === undefined) return client.scopes
  const scopes = readScopes(requested)
  if (!scopes?.every((scope) => client.scopes.includes(scope)))
    throw new OAuthError('invalid_scope', 'The application does not have every scope that is asked for.')
  return scopes
}
