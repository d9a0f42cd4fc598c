import { setByOf } from './manual/set-by'
import type { SegmentRow } from './store'

/**
 * Whether a segment has its traveler only by the addresses of emails that name nobody. Whoever received or forwarded
 * them need not travel.
 */
export const isOfSender = (row: SegmentRow): boolean =>
  row.member_id !== null && row.email_id !== null && row.travelers.length === 0 && !('member_id' in setByOf(row))
