import type { Reservation } from '@sextant/contract/emails/reservation'
import { matchTraveler, plainAddress, type TravelerMatch } from '@sextant/domain/travelers/match'
import { namePartsOf } from '@sextant/domain/travelers/name-key'
import { listMailboxAddresses } from '../../mailboxes'
import type { Tx } from '../../platform/database/transaction'
import { type Clues, type KnownTraveler, listKnownTravelers } from '../../travelers'

/** What identifies the traveler of an email: its addresses, most likely first, and its bookings. */
export type EmailIdentity = {
  readonly addresses: readonly string[]
  readonly reservations: readonly Reservation[]
}

/** The people who may be travelers of some emails. */
export type People = { readonly known: readonly KnownTraveler[]; readonly mailboxes: readonly string[] }

export const loadPeople = async (tx: Tx, mails: readonly EmailIdentity[]): Promise<People> => ({
  known: await listKnownTravelers(tx, cluesOf(mails)),
  mailboxes: await listMailboxAddresses(tx),
})

function cluesOf(mails: readonly EmailIdentity[]): Clues {
  const passengers = mails.flatMap(({ reservations }) => reservations.flatMap(passengersOf))
  const addresses = [...mails.flatMap((mail) => mail.addresses), ...passengers.flatMap(({ email }) => email ?? [])]
  return {
    addresses: [...new Set(addresses.map(plainAddress))],
    nameParts: [...new Set(passengers.flatMap(({ name }) => namePartsOf(name)))],
  }
}

/** The traveler of a reservation in an email. `addresses`: the email's, most likely first. */
export const matchOf = (
  addresses: readonly string[],
  reservation: Reservation | undefined,
  { known, mailboxes }: People,
): TravelerMatch =>
  matchTraveler({ passengers: reservation ? passengersOf(reservation) : [], addresses, mailboxes }, known)

const passengersOf = ({ travelers }: Reservation) =>
  (travelers ?? []).flatMap(({ name, email }) =>
    name === undefined && email === undefined ? [] : [{ name: name ?? '', email }],
  )
