import type * as endpoints from '@sextant/contract/emails/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentEmailEvent } from './present'
import * as store from './store'

export const listEmailEvents: TeamVerb<typeof endpoints.listEmailEvents> = async (ctx, { params }) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => {
    if (!(await store.findEmail(tx, params.id))) refuse('not_found')
    return { data: (await store.listEmailEvents(tx, params.id)).map(presentEmailEvent) }
  })
}
