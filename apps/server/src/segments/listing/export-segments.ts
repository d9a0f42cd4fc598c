import type * as endpoints from '@sextant/contract/segments/endpoints'
import { recordAudit } from '../../audit'
import { tableResponse } from '../../platform/files/table-response'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { segmentFileColumns } from './file-columns'
import { filterOf } from './filter'
import { readAllSegments } from './store'

/**
 * All segments of a list as a file. They are read in batches, each in its own transaction, while the file is sent: a
 * slow download holds neither a connection nor an old snapshot.
 */
export const exportSegments: TeamVerb<typeof endpoints.exportSegments> = async (ctx, { params, query }) => {
  permit(ctx, 'browse-segments')
  const batches = readAllSegments(ctx.tx, filterOf(params.kind, query), query.sort)
  const answer = await tableResponse({
    name: 'Segments',
    format: query.format,
    columns: segmentFileColumns,
    batches,
  })
  await ctx.tx(async (tx) => await recordAudit(tx, ctx, { action: 'segments.export', after: { ...params, ...query } }))
  return answer
}
