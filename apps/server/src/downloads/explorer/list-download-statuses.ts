import type * as endpoints from '@sextant/contract/downloads/endpoints'
import { downloadStatuses, downloadStatusLabels } from '@sextant/contract/downloads/schemas'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { countByStatus } from './store'

export const listDownloadStatuses: TeamVerb<typeof endpoints.listDownloadStatuses> = async (ctx) => {
  permit(ctx, 'browse-downloads')
  const counts = await ctx.tx(async (tx) => await countByStatus(tx, ctx.clock.now().toISOString()))
  const countOf = (status: string): number => counts.find((one) => one.status === status)?.count ?? 0
  return {
    data: downloadStatuses.map((id) => ({ id, label: downloadStatusLabels[id], count: countOf(id) })),
  }
}
