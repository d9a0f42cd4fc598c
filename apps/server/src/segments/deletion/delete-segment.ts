import type * as endpoints from '@sextant/contract/segments/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { segmentsChanged } from '../signals'
import { findSegments, lockSegments } from '../store'
import { deleteSegments } from './delete-segments'

export const deleteSegment: TeamVerb<typeof endpoints.deleteSegment> = async (ctx, { params }) => {
  permit(ctx, 'delete-segments')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const [row] = await findSegments(tx, [params.id])
    if (row?.type !== params.type) return refuse('not_found')
    const others = await deleteSegments(tx, [row])
    await segmentsChanged.send(ctx, tx, { ownerKeys: [...new Set([row.owner_key, ...others])] })
    const { type, status, provider, start_datetime, trip_id } = row
    await recordAudit(tx, ctx, {
      action: 'segments.delete',
      target: `segment:${row.id}`,
      before: { type, status, provider, start_datetime, trip_id },
    })
    return { data: { id: row.id } }
  })
}
