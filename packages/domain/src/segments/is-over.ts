import { addDays, dayOf } from '../kit/local-time'
import type { SegmentDraft } from './draft'

/** Whether a segment had ended a day before an instant. */
export function isOver({ start_datetime, end_datetime }: SegmentDraft, observed_at: string): boolean {
  const last = end_datetime ?? start_datetime
  return last !== null && addDays(dayOf(last), 1) < dayOf(observed_at)
}
