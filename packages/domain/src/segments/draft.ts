import type { Segment, SegmentType } from '@sextant/contract/segments/schemas'

/** What only the server knows of a segment: who owns it, where it belongs, when it was written. */
type Assigned =
  | 'id'
  | 'trip_id'
  | 'member_id'
  | 'member_name'
  | 'email_id'
  | 'sub_type'
  | 'cancelled_at'
  | 'co2_kg'
  | 'set_by'
  | 'created'
  | 'modified'

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never

/** A segment as far as a booking tells it: the wire's segment without what the server assigns. */
export type SegmentDraft = Without<Segment, Assigned>

/** The draft of one type. */
export type Draft<T extends SegmentType> = Extract<SegmentDraft, { type: T }>

/** A segment that has its id and, once grouped, its trip; `pinned`: people put it into that trip. */
export type KnownSegment = SegmentDraft & {
  readonly id: string
  readonly trip_id: string | null
  readonly pinned?: boolean
}

/**
 * Fields that were filled by a default and not told by the booking (a check-in time, the time of a day without one);
 * kept in `metadata.assumed`, so that a default never replaces what another mail told.
 */
export function assumedOf(draft: SegmentDraft): readonly string[] {
  const { assumed } = draft.metadata
  return Array.isArray(assumed) ? assumed.filter((field) => typeof field === 'string') : []
}
