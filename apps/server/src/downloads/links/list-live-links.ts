import type * as endpoints from '@sextant/contract/downloads/endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { presentLink } from './present'
import { listLinks } from './store'

export const listLiveLinks: TeamVerb<typeof endpoints.listLiveLinks> = async (ctx) => {
  permit(ctx, 'browse-downloads')
  return { data: (await ctx.tx(async (tx) => await listLinks(tx))).map(presentLink) }
}
