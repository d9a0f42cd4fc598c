import type { SegmentDraft } from './draft'
import { sameness, samePeople } from './same'

/** Marks a cancellation that concerns one traveler, while others stay in the booking. */
export const ofOneAlone = (cancellation: SegmentDraft): SegmentDraft => ({
  ...cancellation,
  metadata: { ...cancellation.metadata, cancelled_alone: true },
})

/** Whether a segment was cancelled for its traveler alone. */
export const isCancelledAlone = ({ status, metadata }: SegmentDraft): boolean =>
  status === 'Cancelled' && metadata['cancelled_alone'] === true

/**
 * Whether a cancellation leaves another traveler on the same journey or in the same house.
 * @param cancelled what it cancels, out of all
 */
export const leavesOthers = (
  one: SegmentDraft,
  cancelled: readonly SegmentDraft[],
  all: readonly SegmentDraft[],
): boolean =>
  all.some(
    (other) =>
      !cancelled.includes(other) && samePeople(one, other) === 'differ' && sameness(one, other, 'same') === 'exact',
  )

/** Whether an email that names nobody is about the travelers who are left: it books nobody again. */
export const isOfThoseLeft = (segment: SegmentDraft, current: SegmentDraft): boolean =>
  segment.status === 'Active' && segment.travelers.length === 0 && isCancelledAlone(current)
