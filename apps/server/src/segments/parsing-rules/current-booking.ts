import type { CurrentBooking } from '../../emails'
import type { Tx } from '../../platform/database/transaction'
import { draftOf } from '../draft-of'
import { setByOf } from '../manual/set-by'
import { findFromEmail, type SegmentRow } from '../store'

/** The fields of segments that people set. */
export const manualFieldsOf = (segments: readonly SegmentRow[]): ReadonlySet<string> =>
  new Set(segments.flatMap((row) => Object.keys(setByOf(row))))

/** The one booking of an email as it stands now; null if it has none, or several. */
export async function findCurrentBooking(tx: Tx, email: string): Promise<CurrentBooking | null> {
  const segments = await findFromEmail(tx, email)
  const [first, ...others] = segments
  return first && others.length === 0 ? { booking: draftOf(first), manualFields: manualFieldsOf(segments) } : null
}
