import * as endpoints from '@sextant/contract/marketplace/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentAttempt } from './present'
import * as store from './store'

export const listAttempts: TeamVerb<typeof endpoints.listConnectionAttempts> = async (ctx, { params }) => {
  permit(ctx, 'read-integrations')
  return await ctx.tx(async (tx) => {
    const { id } = (await store.findConnection(tx, params.id)) ?? refuse('not_found')
    return { data: (await store.listAttempts(tx, id, endpoints.maxAttemptsListed)).map(presentAttempt) }
  })
}
