import * as endpoints from '@sextant/contract/emails/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../platform/http/context'
import { identity, paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import * as store from './listing/store'

export const listEmails: TeamVerb<typeof endpoints.listEmails> = async (ctx, { query }) => {
  permit(ctx, 'browse-emails')
  return await ctx.tx(async (tx) =>
    paged(await store.listEmails(tx, query, query), identity, (cursor) =>
      urlOf(endpoints.listEmails, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
