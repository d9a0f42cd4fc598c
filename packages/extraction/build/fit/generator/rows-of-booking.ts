import type { Row } from '../rows'
import type { Person } from './people'
import type { Booking, Segment } from './segment'

/** The expected rows of a booking. */
export function rowsOfBooking({ segments }: Booking, named: readonly Person[]): Row[] {
  return segments.flatMap((segment) => {
    const row = rowOfSegment(segment)
    return named.length === 0 ? [row] : named.map(({ name }) => ({ ...row, traveler: name }))
  })
}

function rowOfSegment(segment: Segment): Row {
  const row: Row = {
    kind: segment.kind,
    start: segment.startTime ? `${segment.startDay}T${segment.startTime}` : segment.startDay,
    reference: segment.reference,
    status: segment.status,
  }
  if (segment.endDay) row.end = segment.endTime ? `${segment.endDay}T${segment.endTime}` : segment.endDay
  if (segment.from) row.from = segment.from.value
  if (segment.to) row.to = segment.to.value
  if (segment.place) row.place = segment.place
  if (segment.number) row.number = segment.number
  return row
}
