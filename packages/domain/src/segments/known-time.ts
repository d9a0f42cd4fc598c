import { dayOf } from '../kit/local-time'
import { assumedOf, type SegmentDraft } from './draft'

type Timed = Pick<SegmentDraft, 'metadata' | 'start_datetime' | 'end_datetime'>

/** Whether only the day of a segment's start or end is known, and its time is assumed. */
export const isHourAssumed = (segment: Pick<Timed, 'metadata'>, end: 'start' | 'end'): boolean =>
  assumedOf(segment).includes(`${end}_datetime`)

/** The local time of a segment's start or end as far as known: only its day if the time is assumed. */
export function knownTime(segment: Timed, end: 'start' | 'end'): string | null {
  const local = segment[`${end}_datetime`]
  return local !== null && isHourAssumed(segment, end) ? dayOf(local) : local
}
