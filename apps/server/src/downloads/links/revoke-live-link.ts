import type * as endpoints from '@sextant/contract/downloads/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentLink } from './present'
import { deleteLink, findLink } from './store'

/** Revokes a live link immediately. */
export const revokeLiveLink: TeamVerb<typeof endpoints.revokeLiveLink> = async (ctx, { params }) => {
  permit(ctx, 'edit-downloads')
  return await ctx.tx(async (tx) => {
    const before = presentLink((await findLink(tx, params.id)) ?? refuse('not_found'))
    if (!(await deleteLink(tx, params.id))) refuse('not_found')
    await recordAudit(tx, ctx, { action: 'downloads.revoke_link', target: `live_link:${params.id}`, before })
    return { data: { id: params.id } }
  })
}
