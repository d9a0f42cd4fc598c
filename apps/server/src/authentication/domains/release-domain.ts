import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { preventLockout } from '../prevent-lockout'
import { deleteDomain, findDomain } from './store'

export const releaseDomain: TeamVerb<typeof endpoints.releaseDomain> = async (ctx, { params }) => {
  permit(ctx, 'browse-authentication')
  return await ctx.tx(async (tx) => {
    const { domain } = (await findDomain(tx, params.id)) ?? refuse('not_found')
    await deleteDomain(tx, params.id)
    await preventLockout(tx, ctx)
    await recordAudit(tx, ctx, { action: 'authentication.release_domain', target: domain })
    return {}
  })
}
