import type { EmailEvent } from '@sextant/contract/emails/schemas'
import type { EventType } from '@sextant/contract/kit/event-types'
import { type EmailRead, insertEmailEvents, type NewEvent, updateEmail } from '../emails'
import type { Tx } from '../platform/database/transaction'
import { emit } from '../platform/outbox'
import type { Applied } from './merge-into'
import { presentSegment } from './present'
import { type Change, findSegments, type SegmentRow } from './store'

const eventOf: Record<Change, { event: EmailEvent['type']; type: EventType | null; text: string }> = {
  created: { event: 'segment_created', type: 'segment.created', text: 'A segment was created' },
  updated: { event: 'segment_updated', type: 'segment.updated', text: 'A segment was updated' },
  confirmed: { event: 'segment_updated', type: null, text: 'A segment was confirmed as it is' },
  cancelled: { event: 'segment_cancelled', type: 'segment.cancelled', text: 'A segment was cancelled' },
}

/** The log entries about segments that an email's reservations created or changed. */
export const changeEvents = (read: number, applied: readonly Omit<Applied, 'ownerKeys'>[]): NewEvent[] => {
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
 * Reports the results of an email's reservations: in its log, its segment count, and the outbox. Returns the segments.
 */
export async function reportChanges(
  tx: Tx,
  mail: EmailRead,
  applied: readonly Applied[],
): Promise<readonly SegmentRow[]> {
  await insertEmailEvents(tx, mail.emailId, changeEvents(mail.extraction.reservations.length, applied))
  const rows = await emitChanges(tx, applied)
  await updateEmail(tx, mail.emailId, { segment_count: rows.length })
  return rows
}

/** Emits events for changed segments. Returns them as they are now. */
export async function emitChanges(tx: Tx, applied: readonly Applied[]): Promise<readonly SegmentRow[]> {
  const found = await findSegments(
    tx,
    applied.map(({ segmentId }) => segmentId),
  )
  const rows = new Map(found.map((row) => [row.id, row]))
  await emit(
    tx,
    applied.flatMap(({ segmentId, change }) => {
      const row = rows.get(segmentId)
      const { type } = eventOf[change]
      return row && type ? [{ type, resourceId: segmentId, object: presentSegment(row) }] : []
    }),
  )
  return found
}
