import type { EmailEvent } from '@sextant/contract/emails/schemas'
import type { EventType } from '@sextant/contract/kit/event-types'
import { changesBetween, isAfterDeparture } from '@sextant/domain/segments/changes'
import { type EmailRead, insertEmailEvents, type NewEvent } from '../emails'
import type { Tx } from '../platform/database/transaction'
import { emit } from '../platform/outbox'
import type { Cause } from './history/cause'
import { insertChanges } from './history/store'
import type { AppliedChange } from './merge-into'
import { presentSegment, shapeSegment } from './present'
import { type Change, findSegments, type SegmentRow } from './store'

const eventOf: Record<Change, { event: EmailEvent['type']; type: EventType | null; text: string }> = {
  created: { event: 'segment_created', type: 'segment.created', text: 'A segment was created' },
  updated: { event: 'segment_updated', type: 'segment.updated', text: 'A segment was updated' },
  confirmed: { event: 'segment_updated', type: null, text: 'A segment was confirmed as it is' },
  cancelled: { event: 'segment_cancelled', type: 'segment.cancelled', text: 'A segment was cancelled' },
}

/** Log entries for segments that an email's reservations created or changed. */
export const changeEvents = (
  read: number,
  applied: readonly Omit<AppliedChange, 'ownerKeys' | 'before'>[],
): NewEvent[] => {
  const count = new Set(applied.map(({ segmentId }) => segmentId)).size
  return [
    {
      type: 'normalized',
      message: `${read} ${read === 1 ? 'reservation' : 'reservations'} → ${count} ${count === 1 ? 'segment' : 'segments'}.`,
    },
    ...applied.map(({ segmentId, change, fields }) => ({
      type: eventOf[change].event,
      message: `${eventOf[change].text}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`,
      detail: { segment_id: segmentId, fields },
    })),
  ]
}

/**
 * Reports the results of an email's reservations, whose segments are `found`, in its log, the outbox and the history.
 */
export async function reportChanges(
  tx: Tx,
  mail: EmailRead,
  applied: readonly AppliedChange[],
  found: readonly SegmentRow[],
): Promise<void> {
  const cause = { actor: 'email', email_id: mail.emailId, observed_at: mail.observedAt }
  await insertEmailEvents(tx, mail.emailId, changeEvents(mail.extraction.reservations.length, applied))
  await emitFound(tx, applied, found, cause)
}

type ChangedSegment = Pick<AppliedChange, 'segmentId' | 'change' | 'before'>

/** Emits events for changed segments, and records their history. */
export async function emitChanges(tx: Tx, applied: readonly ChangedSegment[], cause: Cause): Promise<void> {
  const ids = applied.map(({ segmentId }) => segmentId)
  await emitFound(tx, applied, await findSegments(tx, ids), cause)
}

/** Same as `emitChanges`, for segments already read in their current state. */
async function emitFound(
  tx: Tx,
  applied: readonly ChangedSegment[],
  found: readonly SegmentRow[],
  cause: Cause,
): Promise<void> {
  const rows = new Map(found.map((row) => [row.id, row]))
  const changed = applied.flatMap((one) => {
    const row = rows.get(one.segmentId)
    return row ? [changedTo(row, one, cause)] : []
  })
  await emit(
    tx,
    changed.flatMap(({ event }) => event ?? []),
  )
  // A segment changed in several steps gets one entry.
  const steps = new Map(changed.toReversed().map(({ entry }) => [entry.segment_id, entry]))
  await insertChanges(tx, cause, [...steps.values()].toReversed())
}

/** The event and the history entry for a segment in its current state. */
function changedTo(row: SegmentRow, { change, before }: ChangedSegment, { observed_at }: Cause) {
  const { type } = eventOf[change]
  const object = type ? presentSegment(row) : null
  const changes = object && before ? changesBetween(shapeSegment(before), object) : []
  const after_departure = isAfterDeparture(observed_at, before ? [before, row] : [row])
  return {
    event: type && object && { type, resourceId: row.id, object, ...(before && { changes }) },
    entry: { segment_id: row.id, change, changes, after_departure },
  }
}

/** Reports segments changed by something other than a booking; `before` is their previous state. */
export const reportUpdated = async (tx: Tx, before: readonly SegmentRow[], cause: Cause): Promise<void> =>
  await emitChanges(
    tx,
    before.map((row) => ({ segmentId: row.id, change: 'updated', before: row })),
    cause,
  )
