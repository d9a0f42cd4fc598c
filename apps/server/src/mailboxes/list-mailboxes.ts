import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { shapeMailbox } from './present'
import * as store from './store'

export const listMailboxes: TeamVerb<typeof endpoints.listMailboxes> = async (ctx, { query }) => {
  permit(ctx, 'browse-mailboxes')
  return await ctx.tx(async (tx) =>
    paged(await store.listMailboxes(tx, query), shapeMailbox, (cursor) =>
      urlOf(endpoints.listMailboxes, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
