import { isScope } from '@sextant/contract/kit/scopes'
import { inTransaction, noScope } from '../../platform/database/transaction'
import type { Bearer } from '../../platform/http/authorize'
import type { Services } from '../../platform/services'
import { hashToken } from '../../platform/tokens'
import { authorizeApplication } from './store'

/**
 * The application that holds this access token, with its rate limit after this call; null if the token is not valid.
 */
export async function authenticateBearer(services: Services, token: string): Promise<Bearer | null> {
  const hash = hashToken(token)
  const found = await inTransaction(services.db, noScope, async (tx) => await authorizeApplication(tx, hash))
  if (!found) return null
  const { id, name, rate_limit: limit, remaining, full_in: fullIn, retry_in: retryIn } = found
  const team = { type: found.team_type === 'org' ? 'org' : 'dev', id: found.team_id } as const
  const scopes = found.scopes.filter(isScope)
  return {
    actor: { kind: 'application', id, team, name, scopes },
    quota: { limit, remaining, fullIn, retryIn },
  }
}
