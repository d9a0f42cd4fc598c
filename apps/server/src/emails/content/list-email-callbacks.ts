import type * as endpoints from '@sextant/contract/emails/content'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { listCallbacks } from '../../webhooks'
import { demandEmail } from './stored-message'

export const listEmailCallbacks: TeamVerb<typeof endpoints.listEmailCallbacks> = async (
  ctx,
  { params, query },
) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => {
    const { id } = await demandEmail(tx, params.id)
    const callbacks = await listCallbacks(tx, { resource: 'email', id, eventId: query.event_id })
    return { data: [...callbacks] }
  })
}
