import type * as endpoints from '@sextant/contract/applications/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentApplication } from './present'
import * as store from './store'

export const deleteApplication: TeamVerb<typeof endpoints.deleteApplication> = async (ctx, { params }) => {
  permit(ctx, 'delete-applications')
  return await ctx.tx(async (tx) => {
    const before = presentApplication((await store.findApplication(tx, params.id)) ?? refuse('not_found'))
    await store.deleteApplication(tx, params.id)
    await recordAudit(tx, ctx, { action: 'applications.delete', target: `application:${params.id}`, before })
    return { data: { id: params.id } }
  })
}
