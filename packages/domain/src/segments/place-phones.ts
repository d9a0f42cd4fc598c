import type { Reservation } from '@sextant/contract/emails/reservation'
import type { SegmentDraft } from './draft'

/** The distinct phone numbers of a booking's places as in its email, kept in a segment's metadata. */
export function placePhones({ start, end }: Pick<Reservation, 'start' | 'end'>): SegmentDraft['metadata'] {
  const [start_phone, end_phone] = [start.place.phone, end.place.phone]
  return { ...(start_phone && { start_phone }), ...(end_phone && end_phone !== start_phone && { end_phone }) }
}

/** The metadata without phone numbers of places that people changed. */
export const withoutPhones = (metadata: SegmentDraft['metadata'], set: readonly string[]): SegmentDraft['metadata'] =>
  Object.fromEntries(
    Object.entries(metadata).filter(
      ([key]) => !(['start', 'end'] as const).some((end) => key === `${end}_phone` && isMoved(end, set)),
    ),
  )

const isMoved = (end: 'start' | 'end', set: readonly string[]): boolean =>
  set.some((field) => field.startsWith(`${end}_`) && !/_(datetime|time_zone_id)$/.test(field))

/** The phone number of the place where a segment starts or ends, such as a station or a restaurant. */
export function phoneAt({ metadata }: Pick<SegmentDraft, 'metadata'>, end: 'start' | 'end'): string | null {
  const phone = metadata[`${end}_phone`]
  return typeof phone === 'string' && phone !== '' ? phone : null
}
