import type { Agreement } from '../kit/agree'
import type { SegmentDraft } from './draft'
import { numberAgreement } from './match-journeys'
import { withoutValues } from './observations'
import { agreeReferences } from './references'
import { same, samePeople } from './same'

/**
 * The existing segments that a cancelled reservation marks: those of its type with any of its references; if it
 * identifies a leg, stay or rental, only that one, and if it names a traveler, only theirs. Without one, the
 * booking itself must match. A cancellation never creates segments: unknown bookings are ignored.
 * @param peopleOf whether a segment belongs to the cancellation's traveler; compares names by default
 */
export function cancelledBy<S extends SegmentDraft>(
  cancellation: SegmentDraft,
  known: readonly S[],
  peopleOf: (segment: S) => Agreement = (segment) => samePeople(cancellation, segment),
): S[] {
  if (cancellation.status !== 'Cancelled') return []
  const sameType = known.filter(({ type }) => type === cancellation.type)
  if (identifiesBooking(cancellation))
    return sameType.filter(
      (segment) => same(cancellation, segment, peopleOf(segment)) && !isAnotherRide(cancellation, segment),
    )
  return sameType.filter(
    (segment) => agreeReferences(cancellation, segment) === 'same' && peopleOf(segment) !== 'differ',
  )
}

/**
 * What a cancellation tells of a segment that it marks: the status, whose it is, and references. Its amount may be a
 * refund, a fee or the total of all segments, and its times are those that no longer hold.
 */
export const cancellationOf = (cancellation: SegmentDraft): SegmentDraft => ({
  ...withoutValues(cancellation),
  status: 'Cancelled',
  travelers: cancellation.travelers,
  references: cancellation.references,
})

/** The cancellation of a flight or train does not concern the one that has replaced it. */
function isAnotherRide(a: SegmentDraft, b: SegmentDraft): boolean {
  if (a.type === 'air' && b.type === 'air') return numberAgreement(a, b) === 'differ'
  return a.type === 'rail' && b.type === 'rail' && numberAgreement(a, b) === 'differ'
}

/** Whether it identifies one of a booking's segments by day or number. */
const identifiesBooking = (draft: SegmentDraft): boolean =>
  draft.start_datetime !== null ||
  (draft.type === 'hotel' && draft.checkin_date !== null) ||
  (draft.type === 'air' && (draft.flight_number !== null || draft.origin !== null)) ||
  (draft.type === 'rail' && draft.train_number !== null)
