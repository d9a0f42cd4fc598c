import type { Reservation } from '@sextant/contract/emails/reservation'
import { perTraveler, type TravelerPart } from '@sextant/domain/segments/per-traveler'
import {
  isNamedAmong,
  matchPassengers,
  matchTraveler,
  plainAddress,
  type TravelerClues,
  type TravelerMatch,
} from '@sextant/domain/travelers/match'
import { mayBeSameName, searchedParts } from '@sextant/domain/travelers/name-key'
import type { Tx } from '../../platform/database/transaction'
import { type Clues, type KnownTraveler, listKnownTravelers } from '../../travelers'
import { reportingTerms } from '../prices/store'

/** What identifies the traveler of an email: its addresses, most likely first, and its bookings. */
export type EmailIdentity = {
  readonly addresses: readonly string[]
  readonly reservations: readonly Reservation[]
}

/** The people who may be travelers of some emails. */
export type People = { readonly travelers: readonly KnownTraveler[]; readonly mailboxes: readonly string[] }

export const loadPeople = async (
  tx: Tx,
  mails: readonly EmailIdentity[],
  mailboxes?: readonly string[],
): Promise<People> => ({
  travelers: await listKnownTravelers(tx, cluesOf(mails)),
  mailboxes: mailboxes ?? (await reportingTerms(tx)).mailboxes,
})

function cluesOf(mails: readonly EmailIdentity[]): Clues {
  const passengers = mails.flatMap(({ reservations }) => reservations.flatMap(passengersOf))
  const addresses = [...mails.flatMap((mail) => mail.addresses), ...passengers.flatMap(({ email }) => email ?? [])]
  return {
    addresses: [...new Set(addresses.map(plainAddress))],
    nameParts: [...new Set(passengers.flatMap(({ name }) => searchedParts(name)))],
  }
}

/** A traveler's part of a reservation, and its match. */
export type MatchedPart = TravelerPart & { readonly match: TravelerMatch }

/**
 * Divides a reservation among its travelers, and matches each to a person of the team. Senders and recipients of the
 * email count as the first traveler if it names no one of the team and does not replace this traveler with another
 * name. If two parts match one person, the part with that person's name is theirs.
 * @param mail the email's addresses, most likely traveler first, and all its reservations
 */
export function matchParts(mail: EmailIdentity, reservation: Reservation, people: People): MatchedPart[] {
  const { travelers, mailboxes } = people
  const addresses = isReplaced(reservation, mail.reservations) ? [] : mail.addresses
  const cluesOf = (part: Reservation): TravelerClues => ({ passengers: passengersOf(part), addresses, mailboxes })
  const parts = perTraveler(reservation)
  const matched = parts.map((part) => ({ ...part, match: matchPassengers(cluesOf(part.reservation), travelers) }))
  const [first, ...others] = matched
  if (first && matched.every(({ match }) => match.traveler_id === null))
    return [{ ...first, match: matchTraveler(cluesOf(first.reservation), travelers) }, ...others]
  return matched.map((part) => (isBestMatch(part, matched, people) ? part : { ...part, match: noMatch }))
}

/**
 * Whether an email books for one traveler what it cancels for another. Its addresses alone then identify neither: they
 * would make one person of both names.
 */
const isReplaced = ({ travelers, status, kind, start }: Reservation, all: readonly Reservation[]): boolean =>
  all.some(
    (other) =>
      other.kind === kind &&
      other.start.time.local === start.time.local &&
      (other.status === 'cancelled') !== (status === 'cancelled') &&
      other.travelers.length > 0 &&
      travelers.length > 0 &&
      !travelers.some(({ name }) => other.travelers.some((one) => mayBeSameName(name ?? '', one.name ?? ''))),
  )

const noMatch: TravelerMatch = { traveler_id: null, method: 'none' }

/** Whether no other part is a better match for the same person. */
function isBestMatch(part: MatchedPart, all: readonly MatchedPart[], { travelers }: People): boolean {
  const id = part.match.traveler_id
  const person = travelers.find((one) => one.id === id)
  const rivals = all.filter(({ match }) => match.traveler_id === id)
  const named = rivals.find(({ reservation }) => person && isNamedAmong(person, passengersOf(reservation)))
  return id === null || part === (named ?? rivals[0])
}

const passengersOf = ({ travelers }: Reservation): TravelerClues['passengers'] =>
  travelers.flatMap(({ name, email }) =>
    name === undefined && email === undefined ? [] : [{ name: name ?? '', email }],
  )
