import type { SegmentEdit } from '@sextant/contract/segments/edit'
import type * as endpoints from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import { editSegment } from '@sextant/domain/segments/edit'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import { permit, type TeamCtx } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { emit } from '../../platform/outbox'
import { columnsOf } from '../columns'
import { draftOf } from '../draft-of'
import { presentSegment } from '../present'
import { pricesIn } from '../price-in'
import { segmentsChanged } from '../signals'
import * as store from '../store'
import { bundledPlaces } from './places'
import { ownerFor, reassign } from './reassign'
import { marked, whoSets } from './set-by'

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
    await recordChange(ctx, tx, presentSegment(before), presentSegment(after))
    await segmentsChanged.send(ctx, tx, { ownerKeys: [...new Set([before.owner_key, after.owner_key])] })
    return { data: presentSegment(await rowOf(tx, params.id)) }
  })
}

const rowOf = async (tx: Tx, id: string): Promise<store.SegmentRow> =>
  (await store.findSegments(tx, [id]))[0] ?? refuse('not_found')

/** Saves the edit with derived values. Rejects inconsistent fields (422). */
async function setFields(ctx: TeamCtx, tx: Tx, row: store.SegmentRow, edit: SegmentEdit): Promise<void> {
  const convert = pricesIn(await store.reportingCurrency(tx))
  const edited = editSegment(draftOf(row), edit, { ...bundledPlaces, convert })
  if (!edited.ok) return refuseFields(edited.errors)
  if (edited.set.length === 0) return
  const isCancelled = edited.segment.status === 'Cancelled'
  await store.updateSegment(tx, row.id, {
    ...columnsOf(edited.segment),
    cancelled_at: isCancelled ? (row.cancelled_at ?? ctx.clock.now().toISOString()) : null,
    set_by: marked(row, edited.set, await whoSets(ctx, tx)),
  })
}

/** Reassigns the segment to another traveler; it leaves its trip and joins theirs. */
async function setOwner(ctx: TeamCtx, tx: Tx, row: store.SegmentRow, { member_id }: SegmentEdit): Promise<void> {
  if (member_id === undefined || member_id === row.member_id) return
  const current = await rowOf(tx, row.id)
  await reassign(tx, current, await ownerFor(tx, member_id, current), await whoSets(ctx, tx))
  await store.releaseSegments(tx, [row.id])
}

/** Audits the change and emits its event. */
async function recordChange(ctx: TeamCtx, tx: Tx, before: Segment, after: Segment): Promise<void> {
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([field, value]) => !derivedFields.has(field) && JSON.stringify(value) !== JSON.stringify(was.get(field)),
  )
  if (changed.length === 0) return
  await recordAudit(tx, ctx, {
    action: 'segments.update',
    target: `segment:${after.id}`,
    before: Object.fromEntries(changed.map(([field]) => [field, was.get(field)])),
    after: Object.fromEntries(changed),
  })
  const type = after.status === 'Cancelled' && before.status !== 'Cancelled' ? 'cancelled' : 'updated'
  await emit(tx, [{ type: `segment.${type}`, resourceId: after.id, object: after }])
}

const derivedFields = new Set(['modified', 'set_by', 'metadata', 'evidence', 'trip_id', 'member_name'])
