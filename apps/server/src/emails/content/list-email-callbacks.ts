import type * as endpoints from '@sextant/contract/emails/content'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { listCallbacks } from '../../webhooks'
import { findEventIdsOfEmail } from './store'
import { requireEmail } from './stored-message'

export const listEmailCallbacks: TeamVerb<typeof endpoints.listEmailCallbacks> = async (ctx, { params, query }) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => {
    const { id } = await requireEmail(tx, params.id)
    const emailEventIds = query.event_id === undefined ? undefined : await findEventIdsOfEmail(tx, id, query.event_id)
    const eventIds = emailEventIds ?? (query.event_id === undefined ? undefined : [query.event_id])
    const callbacks = await listCallbacks(tx, { resource: 'email', id, eventIds })
    return { data: [...callbacks] }
  })
}
