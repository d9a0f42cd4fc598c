import type * as endpoints from '@sextant/contract/applications/endpoints'
import { recordAudit } from '../../audit'
import { permit, type TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findApplication } from '../store'
import { purposeOf } from './make-secret'
import { findEncryptedSecret } from './store'

/**
 * Returns the client secret and records the access in the audit log. Null if the key that sealed it no longer exists.
 */
export const readApplicationKey: TeamVerb<typeof endpoints.readApplicationKey> = async (ctx, { params }) => {
  permit(ctx, 'read-application-key')
  return await ctx.tx(async (tx) => {
    const { client_id } = (await findApplication(tx, params.id)) ?? refuse('not_found')
    const encrypted = await findEncryptedSecret(tx, params.id)
    await recordAudit(tx, ctx, { action: 'applications.read_key', target: `application:${params.id}` })
    return { data: { secret: encrypted === undefined ? null : opened(ctx, encrypted, client_id) } }
  })
}

function opened({ secrets, log }: TeamCtx, sealed: string, clientId: string): string | null {
  try {
    return secrets.open(sealed, purposeOf(clientId))
  } catch (error) {
    log.error({ err: error, client: clientId }, 'a client secret cannot be opened')
    return null
  }
}
