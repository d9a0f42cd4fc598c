import type { Reservation } from '@sextant/contract/emails/reservation'
import { couldBeMeant } from '@sextant/domain/travelers/could-be-meant'
import { matchTraveler, type TravelerMatch } from '@sextant/domain/travelers/match'
import { listMailboxAddresses } from '../../mailboxes'
import type { Tx } from '../../platform/database/transaction'
import { type KnownTraveler, pagesOfKnownTravelers } from '../../travelers'

/** Who could be meant, the same for all of a mail's reservations but for their passengers. */
type People = { readonly known: readonly KnownTraveler[]; readonly mailboxes: readonly string[] }

/** What may tell whose bookings are: the addresses of a mail, and its reservations. */
type Told = { readonly addresses: readonly string[]; readonly reservations: readonly Reservation[] }

/** The people of the team whom what was told could be of; never all of them at once. */
export async function loadPeople(tx: Tx, told: readonly Told[]): Promise<People> {
  const clues = told.flatMap(({ addresses, reservations }) => [
    { addresses, passengers: [] },
    ...reservations.map((reservation) => ({ addresses: [], passengers: passengersOf(reservation) })),
  ])
  const isMeant = couldBeMeant(clues)
  const known: KnownTraveler[] = []
  for await (const page of pagesOfKnownTravelers(tx)) known.push(...page.filter(isMeant))
  return { known, mailboxes: await listMailboxAddresses(tx) }
}

/** Whose booking a reservation of a mail is. `addresses`: the mail's, the likeliest traveler's first. */
export const matchOf = (
  addresses: readonly string[],
  reservation: Reservation | undefined,
  { known, mailboxes }: People,
): TravelerMatch =>
  matchTraveler({ passengers: reservation ? passengersOf(reservation) : [], addresses, mailboxes }, known)

const passengersOf = ({ travelers }: Reservation) =>
  travelers.flatMap(({ name, email }) =>
    name === undefined && email === undefined ? [] : [{ name: name ?? '', email }],
  )
