import type * as endpoints from '@sextant/contract/applications/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentApplication } from './present'
import { findApplication } from './store'

export const readApplication: TeamVerb<typeof endpoints.readApplication> = async (ctx, { params }) => {
  permit(ctx, 'read-applications')
  return await ctx.tx(async (tx) => ({
    data: presentApplication((await findApplication(tx, params.id)) ?? refuse('not_found')),
  }))
}
