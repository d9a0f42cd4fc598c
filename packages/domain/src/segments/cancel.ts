import type { Reference } from '@sextant/contract/emails/reservation'
import type { Agreement } from '../kit/agree'
import { foldCode } from '../kit/fold'
import type { SegmentDraft } from './draft'
import { numberAgreement } from './match-journeys'
import { agreeReferences, haveRivalReferences } from './references'
import { same, samePeople } from './same'
import { draftOfValues, valuesOf, withoutValues } from './stated-values'

/**
 * The existing segments that a cancelled reservation marks: those of its type with any of its references. If it
 * identifies a leg, stay or rental, only that one, and if it names a traveler, only theirs. Without a reference, the
 * booking itself must match. A cancellation never creates segments: unknown bookings are ignored.
 * @param peopleOf whether a segment belongs to the cancellation's traveler; compares names by default
 */
export function cancelledBy<S extends SegmentDraft>(
  cancellation: SegmentDraft,
  segments: readonly S[],
  peopleOf: (segment: S) => Agreement = (segment) => samePeople(cancellation, segment),
): S[] {
  if (cancellation.status !== 'Cancelled') return []
  const sameType = segments.filter(({ type }) => type === cancellation.type)
  const isNamed = identifiesBooking(cancellation)
    ? (segment: S) => same(cancellation, segment, peopleOf(segment)) && !isAnotherRide(cancellation, segment)
    : (segment: S) => agreeReferences(cancellation, segment) === 'same' && peopleOf(segment) !== 'differ'
  const named = sameType.filter(isNamed)
  const travelerSegments = named.filter((segment) => peopleOf(segment) === 'same')
  const closest = travelerSegments.length > 0 ? travelerSegments : named
  const isOfOtherBooking = (segment: S): boolean => haveRivalReferences(cancellation, segment)
  // Of two rooms that an agency booked under one number, the hotel's own number identifies one.
  return closest.every(isOfOtherBooking) ? closest : closest.filter((segment) => !isOfOtherBooking(segment))
}

/**
 * The segments that a code alone cancels, among those that have it. If the code's issuer has given one traveler a
 * separate number but not another, their booking was split, and the code is the other's.
 */
export function cancelledByCodes<S extends SegmentDraft>(codes: readonly string[], segments: readonly S[]): S[] {
  const staying = segments.filter((segment) => !segments.some((other) => hasLeft(segment, other, codes)))
  return staying.length > 0 ? staying : [...segments]
}

function hasLeft(segment: SegmentDraft, other: SegmentDraft, codes: readonly string[]): boolean {
  const isNamed = ({ value }: Reference): boolean => codes.includes(foldCode(value))
  const issuers = new Set(segment.references.filter(isNamed).map(({ issuer }) => issuer))
  const isOwn = (one: Reference): boolean =>
    issuers.has(one.issuer) && one.issuer !== 'ticket' && one.issuer !== 'calendar' && !isNamed(one)
  return samePeople(segment, other) === 'differ' && segment.references.some(isOwn) && !other.references.some(isOwn)
}

/**
 * What a cancellation contributes to a segment that it marks: the status, traveler and references. Its amount may be a
 * refund, a fee or the total of all segments, and its times no longer apply. The latter are kept separately to identify
 * the leg that it cancels.
 */
export const cancellationOf = (cancellation: SegmentDraft): SegmentDraft => ({
  ...withoutValues(cancellation),
  status: 'Cancelled',
  travelers: cancellation.travelers,
  references: cancellation.references,
  metadata: identifiesBooking(cancellation) ? { cancels: identityOf(cancellation) } : {},
})

const identityOf = (cancellation: SegmentDraft): object =>
  Object.fromEntries(Object.entries(valuesOf(cancellation)).filter(([field]) => identifying.has(field)))

/** The fields by which segments are matched. */
const identifying: ReadonlySet<string> = new Set(
  `start_datetime start_name start_address start_locality start_latitude start_longitude end_datetime end_name iata_code
  flight_number origin destination train_number origin_code destination_code hotel_name checkin_date checkout_date
  car_company activity_name`.split(/\s+/),
)

/** The metadata by which a cancellation identifies its leg; empty if it applies to the whole booking. */
export const markOf = ({ metadata: { cancels } }: SegmentDraft): { readonly cancels?: unknown } =>
  cancels === undefined ? {} : { cancels }

/**
 * Whether a cancellation matches the current state of a segment. True unless it cancels a single leg, since anything
 * else does not identify one.
 */
export function isCancellationOf(cancellation: SegmentDraft, segment: SegmentDraft): boolean {
  const { cancels } = markOf(cancellation)
  if (typeof cancels !== 'object' || cancels === null) return true
  const { references, confirmation_no } = segment
  const named = { ...draftOfValues(segment, { ...cancels, references, confirmation_no }), status: cancellation.status }
  return cancelledBy(named, [segment], () => 'same').length > 0
}

/** The cancellation of a flight or train does not apply to its replacement. */
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
