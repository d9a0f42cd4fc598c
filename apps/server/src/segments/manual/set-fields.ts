import type { SegmentEdit } from '@sextant/contract/segments/edit'
import { changesBetween } from '@sextant/domain/segments/changes'
import { editSegment } from '@sextant/domain/segments/edit'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import { assignBookings } from '../bookings/assign-bookings'
import { saveReferences } from '../bookings/store'
import { columnsOf } from '../columns'
import { draftOf } from '../draft-of'
import type { Cause } from '../history/cause'
import { presentSegment } from '../present'
import { pricesIn } from '../prices/renewed-rates'
import { emitChanges } from '../report-changes'
import * as store from '../store'
import { bundledData } from './bundled-data'
import { marked, whoSets } from './set-by'

/** One segment of the team by id. Rejects unknown ids (404). */
export const rowOf = async (tx: Tx, id: string): Promise<store.SegmentRow> =>
  (await store.findSegments(tx, [id]))[0] ?? refuse('not_found')

/** Saves an edit with derived values. Rejects inconsistent fields (422). */
export async function setFields(ctx: TeamCtx, tx: Tx, row: store.SegmentRow, edit: SegmentEdit): Promise<void> {
  const convert = await pricesIn(tx)
  const edited = editSegment(draftOf(row), edit, { ...bundledData, convert })
  if (!edited.ok) return refuseFields(edited.errors)
  if (edited.set.length === 0) return
  const isCancelled = edited.segment.status === 'Cancelled'
  await store.updateSegment(tx, row.id, {
    ...columnsOf(edited.segment),
    cancelled_at: isCancelled ? (row.cancelled_at ?? ctx.clock.now().toISOString()) : null,
    set_by: marked(row, edited.set, await whoSets(ctx, tx)),
  })
  await saveReferences(tx, row.id, edited.segment.references)
  await assignBookings(ctx, tx, [row.id])
}

/** Audits a manual change, emits its event and records it; nothing if nothing changed. */
export async function recordChange(ctx: TeamCtx, tx: Tx, before: store.SegmentRow, cause: Cause): Promise<void> {
  const after = presentSegment(await rowOf(tx, before.id))
  const changes = changesBetween(presentSegment(before), after).filter(({ field }) => field !== 'member_name')
  if (changes.length === 0) return
  await recordAudit(tx, ctx, {
    action: 'segments.update',
    target: `segment:${after.id}`,
    before: Object.fromEntries(changes.map(({ field, old }) => [field, old])),
    after: Object.fromEntries(changes.map((change) => [change.field, change.new])),
  })
  const change = after.status === 'Cancelled' && before.status !== 'Cancelled' ? 'cancelled' : 'updated'
  await emitChanges(tx, [{ segmentId: after.id, change, before }], cause)
}
