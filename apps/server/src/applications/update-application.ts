import type * as endpoints from '@sextant/contract/applications/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentApplication } from './present'
import * as store from './store'

/** Changes an application. Its tokens go on with what is left of their scopes, or not at all. */
export const updateApplication: TeamVerb<typeof endpoints.updateApplication> = async (
  ctx,
  { params, body },
) => {
  permit(ctx, 'edit-applications')
  return await ctx.tx(async (tx) => {
    const find = async () =>
      presentApplication((await store.findApplication(tx, params.id)) ?? refuse('not_found'))
    const before = await find()
    await store.updateApplication(tx, params.id, body)
    const after = await find()
    const target = `application:${params.id}`
    await recordAudit(tx, ctx, { action: 'applications.update', target, before, after })
    return { data: after }
  })
}
