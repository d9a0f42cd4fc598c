import type { SegmentEdit } from '@sextant/contract/segments/edit'
import type { Segment } from '@sextant/contract/segments/schemas'
import { editSegment } from '@sextant/domain/segments/edit'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import { emit } from '../../platform/outbox'
import { assignBookings } from '../bookings/assign-bookings'
import { saveReferences } from '../bookings/store'
import { columnsOf } from '../columns'
import { draftOf } from '../draft-of'
import { pricesIn } from '../prices/renewed-rates'
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
  await assignBookings(tx, [row.id])
}

/** Audits a manual change and emits its event; nothing if nothing changed. */
export async function recordChange(ctx: TeamCtx, tx: Tx, before: Segment, after: Segment): Promise<void> {
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
