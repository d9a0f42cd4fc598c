import { Segment } from '@sextant/contract/segments/schemas'
import { shownReferences } from '@sextant/domain/segments/references'
import type { SegmentRow } from './store'

/** The traveler's name in the team's records. */
export const memberNameOf = (row: Pick<SegmentRow, 'member_first_name' | 'member_last_name'>): string | null =>
  [row.member_first_name, row.member_last_name].filter((part) => part !== null && part !== '').join(' ') || null

const detailsOf = (row: SegmentRow): object =>
  typeof row.details === 'object' && row.details !== null ? row.details : {}

/** Converts a segment row to the API's shape. A list shows a stay only at check-in; trips also show its other days. */
export const shapeSegment = (row: SegmentRow) => ({
  ...detailsOf(row),
  ...row,
  references: shownReferences(row.references),
  sub_type: row.type === 'hotel' ? 'checkin' : null,
  member_name: memberNameOf(row),
  numberOfNights: row.number_of_nights,
  numberOfDays: row.number_of_days,
  cents: row.cents === null ? null : Number(row.cents),
  net_cents: row.net_cents === null ? null : Number(row.net_cents),
})

const presented = new WeakMap<SegmentRow, Segment>()

/** A segment as the API returns it. Each row is validated once, however many rules read it. */
export function presentSegment(row: SegmentRow): Segment {
  const segment = presented.get(row) ?? Segment.parse(shapeSegment(row))
  presented.set(row, segment)
  return segment
}
