import type { SegmentEdit } from '@sextant/contract/segments/edit'
import type * as endpoints from '@sextant/contract/segments/endpoints'
import type { Tx } from '../../platform/database/transaction'
import { permit, type TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { byCaller } from '../history/cause'
import { presentSegment } from '../present'
import { segmentsChanged } from '../signals'
import * as store from '../store'
import { ownerFor, reassign } from './reassign'
import { whoSets } from './set-by'
import { recordChange, rowOf, setFields } from './set-fields'

/** Edits fields of a segment manually, and regroups the trips of everyone affected. */
export const updateSegment: TeamVerb<typeof endpoints.updateSegment> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-segments')
  return await ctx.tx(async (tx) => {
    await store.lockSegments(tx)
    const before = await rowOf(tx, params.id)
    if (before.type !== params.type) refuse('not_found')
    await setFields(ctx, tx, before, body)
    await setOwner(ctx, tx, before, body)
    const after = await rowOf(tx, params.id)
    await recordChange(ctx, tx, before, byCaller(ctx))
    await segmentsChanged.send(ctx, tx, { ownerKeys: [...new Set([before.owner_key, after.owner_key])] })
    return { data: presentSegment(await rowOf(tx, params.id)) }
  })
}

/** Reassigns the segment to another traveler; it leaves its trip and joins theirs. */
async function setOwner(ctx: TeamCtx, tx: Tx, row: store.SegmentRow, { member_id }: SegmentEdit): Promise<void> {
  if (member_id === undefined || member_id === row.member_id) return
  const current = await rowOf(tx, row.id)
  await reassign(tx, current, await ownerFor(tx, member_id, current), await whoSets(ctx, tx))
  await store.releaseSegments(tx, [row.id])
}
