import type * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentMailbox } from './present'
import { findMailbox } from './store'

export const readMailbox: TeamVerb<typeof endpoints.readMailbox> = async (ctx, { params }) => {
  permit(ctx, 'read-mailboxes')
  return await ctx.tx(async (tx) => ({
    data: presentMailbox((await findMailbox(tx, params.id)) ?? refuse('not_found')),
  }))
}
