import * as endpoints from '@sextant/contract/downloads/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../../platform/http/context'
import { paged } from '../../platform/http/paged'
import type { TeamVerb } from '../../platform/http/serve'
import { shapeDownload } from './present'
import * as store from './store'

export const listDownloads: TeamVerb<typeof endpoints.listDownloads> = async (ctx, { query }) => {
  permit(ctx, 'browse-downloads')
  const now = ctx.clock.now().toISOString()
  return await ctx.tx(async (tx) =>
    paged(await store.listDownloads(tx, query, now), shapeDownload(ctx.team), (cursor) =>
      urlOf(endpoints.listDownloads, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
