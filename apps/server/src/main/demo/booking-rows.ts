import { foldCode } from '@sextant/domain/kit/fold'
import { bookingGroups } from '@sextant/domain/segments/booking-groups'
import type { SegmentRow } from '../../segments'

/** The bookings of a team's segments, which booking each segment belongs to, and the segments' references. */
export function bookingRows(segments: readonly SegmentRow[]) {
  // A booking gets the ID of one of its segments.
  const grouped = bookingGroups(segments).flatMap((group) => {
    const [first] = group
    return first ? group.map((segment) => ({ segment, booking: first })) : []
  })
  const booked = new Map(grouped.map(({ segment, booking }) => [segment.id, booking]))
  return {
    bookings: [...new Set(booked.values())].map(({ team_id, id, created }) => ({
      team_id,
      id,
      created,
      modified: created,
    })),
    segments: segments.map((segment) => ({ ...segment, booking_id: booked.get(segment.id)?.id ?? null })),
    segment_references: segments.flatMap(({ team_id, id, references, created }) =>
      references.map(({ value, issuer }, position) => ({
        team_id,
        segment_id: id,
        code: foldCode(value),
        value,
        issuer,
        position,
        created,
      })),
    ),
  }
}
