import type * as endpoints from '@sextant/contract/applications/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { makeSecret } from './make-secret'
import { lockClientId, retireCurrentSecret } from './store'

/** Creates a new client secret. The previous one stays valid during the overlap; any older one is revoked now. */
export const regenerateApplicationKey: TeamVerb<typeof endpoints.regenerateApplicationKey> = async (
  ctx,
  { params: { id }, body },
) => {
  permit(ctx, 'edit-application-key')
  return await ctx.tx(async (tx) => {
    const client_id = (await lockClientId(tx, id)) ?? refuse('not_found')
    await retireCurrentSecret(tx, id, body.overlap_hours)
    const secret = await makeSecret(tx, ctx.secrets, { id, client_id })
    await recordAudit(tx, ctx, {
      action: 'applications.regenerate_key',
      target: `application:${id}`,
      after: body,
    })
    return { data: { secret } }
  })
}
