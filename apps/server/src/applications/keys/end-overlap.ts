import type * as endpoints from '@sextant/contract/applications/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentApplication } from '../present'
import { findApplication } from '../store'
import { deletePreviousSecret, lockClientId } from './store'

/** Expires the previous client secret early, along with the tokens issued for it. */
export const endApplicationOverlap: TeamVerb<typeof endpoints.endApplicationOverlap> = async (
  ctx,
  { params: { id } },
) => {
  permit(ctx, 'edit-application-key')
  return await ctx.tx(async (tx) => {
    if ((await lockClientId(tx, id)) === undefined) refuse('not_found')
    if (await deletePreviousSecret(tx, id))
      await recordAudit(tx, ctx, { action: 'applications.end_overlap', target: `application:${id}` })
    return { data: presentApplication((await findApplication(tx, id)) ?? refuse('not_found')) }
  })
}
