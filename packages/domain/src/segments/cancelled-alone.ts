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

/**
 * What an email says to everybody in a booking, for a traveler who was cancelled alone before and has no share in its
 * price.
 */
export const withoutShare = (segment: SegmentDraft): SegmentDraft => ({
  ...segment,
  ...noPrice,
  metadata: { ...segment.metadata, without_share: true },
})

/** An observation without the share that its traveler turns out not to have. */
export const withShareOf = (segment: SegmentDraft, stated: SegmentDraft): SegmentDraft =>
  stated.metadata['without_share'] === true ? { ...segment, ...noPrice } : segment

const noPrice = { price: null, currency: null, cents: null, rate_date: null }
