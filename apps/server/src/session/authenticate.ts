import { inTransaction, noScope } from '../platform/database/transaction'
import type { Actor } from '../platform/http/context'
import type { Services } from '../platform/services'
import { hashToken } from '../platform/tokens'
import { findSession } from './store'

/** The person with this session token, and their current roles; null if the token is not valid. */
export async function authenticate(services: Services, token: string | null): Promise<Actor> {
  if (token === null) return { kind: 'nobody' }
  const session = hashToken(token)
  const found = await inTransaction(services.db, noScope, async (tx) => await findSession(tx, session))
  return found ? { kind: 'person', id: found.userId, roles: found.roles, session } : { kind: 'nobody' }
}
