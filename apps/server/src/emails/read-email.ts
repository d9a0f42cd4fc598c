import type * as endpoints from '@sextant/contract/emails/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentEmailDetail } from './present'
import * as store from './store'

export const readEmail: TeamVerb<typeof endpoints.readEmail> = async (ctx, { params }) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => {
    const row = (await store.findEmail(tx, params.id)) ?? refuse('not_found')
    return { data: presentEmailDetail(row, await store.listAttachments(tx, params.id)) }
  })
}
