import { type Agreement, agree } from '../kit/agree'
import { foldCode } from '../kit/fold'
import type { SegmentDraft } from './draft'
import { same, samePeople } from './same'

/**
 * The known segments that a cancelled reservation marks: those of its type under its confirmation number; where it
 * names a leg, a stay or a rental, only the same one, and where it names a traveler, only theirs. Without a number it
 * must be the same booking by itself. Nothing is created from a cancellation: what it names and nobody knows is left
 * alone.
 * @param peopleOf whether a segment is of the traveler that the cancellation names; by default what the names say
 */
export function cancelledBy<S extends SegmentDraft>(
  cancellation: SegmentDraft,
  known: readonly S[],
  peopleOf: (segment: S) => Agreement = (segment) => samePeople(cancellation, segment),
): S[] {
  if (cancellation.status !== 'Cancelled') return []
  const sameType = known.filter(({ type }) => type === cancellation.type)
  if (identifiesBooking(cancellation))
    return sameType.filter((segment) => same(cancellation, segment, peopleOf(segment)))
  return sameType.filter(
    (segment) =>
      agree(foldCode(cancellation.confirmation_no), foldCode(segment.confirmation_no)) === 'same' &&
      peopleOf(segment) !== 'differ',
  )
}

/** Whether it says which of a booking's segments: a day or a number to find it by. */
const identifiesBooking = (draft: SegmentDraft): boolean =>
  draft.start_datetime !== null ||
  (draft.type === 'hotel' && draft.checkin_date !== null) ||
  (draft.type === 'air' && (draft.flight_number !== null || draft.origin !== null)) ||
  (draft.type === 'rail' && draft.train_number !== null)
