import type { Segment, SegmentType } from '@sextant/contract/segments/schemas'

/** Fields that only the server knows: owner, trip and timestamps. */
type ServerField =
  | 'id'
  | 'trip_id'
  | 'booking_id'
  | 'member_id'
  | 'member_name'
  | 'email_id'
  | 'net_cents'
  | 'sub_type'
  | 'cancelled_at'
  | 'co2_kg'
  | 'co2_method'
  | 'set_by'
  | 'created'
  | 'modified'

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never

/** A segment as derived from a booking: the API's segment without server-assigned fields. */
export type SegmentDraft = Without<Segment, ServerField>

/** The draft of one type. */
export type Draft<T extends SegmentType> = Extract<SegmentDraft, { type: T }>

/** A stored segment with its id and, once grouped, its trip. `pinned` is set if people put it into that trip. */
export type KnownSegment = SegmentDraft & {
  readonly id: string
  readonly trip_id: string | null
  /** Its cost with fees and refunds. For segments that are not stored yet, it is their price. */
  readonly net_cents?: number | null
  readonly pinned?: boolean
}

/**
 * Fields filled by default rather than from the booking (a check-in time, the time of a day without one). Stored in
 * `metadata.assumed`, so that a default never replaces a value from another email.
 */
export function assumedOf({ metadata }: Pick<SegmentDraft, 'metadata'>): readonly string[] {
  const { assumed } = metadata
  return Array.isArray(assumed) ? assumed.filter((field) => typeof field === 'string') : []
}
