import type * as endpoints from '@sextant/contract/segments/endpoints'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentSegment } from '../present'
import { findSegments } from '../store'

export const readSegment: TeamVerb<typeof endpoints.readSegment> = async (ctx, { params }) => {
  permit(ctx, 'read-segments')
  return await ctx.tx(async (tx) => {
    const [row] = await findSegments(tx, [params.id])
    return { data: row?.type === params.type ? presentSegment(row) : refuse('not_found') }
  })
}
