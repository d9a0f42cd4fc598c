import type { Reservation } from '@sextant/contract/emails/reservation'
import { canBeTitle } from './can-be-title'
import { mergeSame } from './merge'
import { isSame } from './same'

/** Minimum confidence for free text to count as evidence against the reading of a supplier's definition. */
const minSure = 0.5
/** The same if the definition read an impossible name, and so was made for another layout. */
const minSureBesideWrong = 0.3

const startsLike = (a: Reservation, b: Reservation): boolean => {
  const [x = '', y = ''] = [a.start.time.local, b.start.time.local]
  const length = a.kind === 'lodging' ? 10 : Math.min(x.length, y.length, 16)
  return a.kind === b.kind && x.slice(0, length) === y.slice(0, length)
}

/** Whether two reservations with the same reference have the same origin and destination. */
const hasSameRoute = (a: Reservation, b: Reservation): boolean =>
  a !== b &&
  a.kind === b.kind &&
  a.confirmation_no === b.confirmation_no &&
  a.start.place.name === b.start.place.name &&
  a.end.place.name === b.end.place.name

/** Whether a definition read an impossible name of a place or event, such as an amount. */
const isMisnamed = ({ name }: Reservation): boolean => name !== undefined && !canBeTitle(name)

/**
 * The free text's version of a booking whose name a definition misread, since its other values are no better; otherwise
 * unchanged.
 */
const withoutWrongName = (one: Reservation, confident: readonly Reservation[]): Reservation =>
  (isMisnamed(one)
    ? confident.find((other) => startsLike(one, other) && other.name !== undefined && !isMisnamed(other))
    : undefined) ?? one

/** Bookings that a definition took to be cancelled, as confirmed if free text certainly has them. */
const asConfirmed = (one: Reservation, confident: readonly Reservation[]): Reservation =>
  one.status === 'cancelled' && confident.some((other) => startsLike(one, other) && other.status === 'confirmed')
    ? { ...one, status: 'confirmed' }
    : one

/**
 * What remains of a definition's reading in view of the same email's free text. Suppliers change their layouts, and a
 * definition made for another one may still find values:
 *
 * - If free text certainly has more bookings, these replace the definition's, which only complete them.
 * - If the definition's name of a booking is impossible, the free text's version of that booking counts.
 * - If the email confirms a booking and says nothing of a cancellation, what the definition took for one were terms.
 * - Of two times for one route and reference, the one that free text lacks is the schedule before a change.
 * @param confirms whether the email states that something is confirmed, and nothing that it is cancelled
 */
export function weighDefinition(
  defined: readonly Reservation[],
  written: readonly Reservation[],
  confirms: boolean,
): Reservation[] {
  const min = defined.some(isMisnamed) ? minSureBesideWrong : minSure
  const confident = written.filter(({ confidence }) => confidence >= min)
  if (defined.length > 0 && confident.length > defined.length)
    return mergeSame([
      ...written,
      ...defined.filter((one) => !isMisnamed(one) && written.some((other) => isSame(other, one))),
    ])
  const isStatedElsewhere = (one: Reservation): boolean => confident.some((other) => startsLike(one, other))
  const named = defined
    .map((one) => withoutWrongName(one, confident))
    .map((one) => (confirms ? asConfirmed(one, confident) : one))
  return named.filter(
    (one) => isStatedElsewhere(one) || !named.some((other) => isStatedElsewhere(other) && hasSameRoute(one, other)),
  )
}

/** What the supplier's definition adds to machine-readable data: values, and kinds of booking that it lacks. */
export function additional(defined: readonly Reservation[], stated: readonly Reservation[]): Reservation[] {
  const kinds = new Set(stated.map(({ kind }) => kind))
  return defined.filter((one) => !kinds.has(one.kind) || stated.some((other) => isSame(other, one)))
}
