import { namePartsOf } from '../travelers/name-key'
import type { SegmentDraft } from './draft'
import { codesOf } from './references'

type Placed = SegmentDraft & { readonly id: string }

/**
 * The order of a booking's segments: by start, kind, traveler and references. It does not depend on which was created
 * first, so that the same emails in any order divide an amount in the same way.
 */
export function inBookingOrder(a: Placed, b: Placed): number {
  const [one, other] = [keyOf(a), keyOf(b)]
  return one < other ? -1 : one > other ? 1 : Number(a.id) - Number(b.id)
}

/** The order of the travelers among whom one segment of a booking is divided. */
export function byTraveler(a: Placed, b: Placed): number {
  const [one, other] = [namesOf(a), namesOf(b)]
  return one < other ? -1 : one > other ? 1 : Number(a.id) - Number(b.id)
}

const namesOf = ({ travelers }: Placed): string => travelers.map((name) => namePartsOf(name).join(' ')).join()

const keyOf = (segment: Placed): string =>
  [
    segment.start_datetime ?? segment.end_datetime ?? '',
    segment.type,
    namesOf(segment),
    codesOf(segment).toSorted().join(),
  ].join('\n')
