import type { Reservation } from '@sextant/contract/emails/reservation'
import { matchTraveler, type TravelerMatch } from '@sextant/domain/travelers/match'
import { listMailboxAddresses } from '../../mailboxes'
import type { Tx } from '../../platform/database/transaction'
import { type KnownTraveler, listKnownTravelers } from '../../travelers'

/** Who could be meant, the same for all of a mail's reservations but for their passengers. */
type People = { readonly known: readonly KnownTraveler[]; readonly mailboxes: readonly string[] }

export const loadPeople = async (tx: Tx): Promise<People> => ({
  known: await listKnownTravelers(tx),
  mailboxes: await listMailboxAddresses(tx),
})

/** Whose booking a reservation of a mail is. `addresses`: the mail's, the likeliest traveler's first. */
export function matchOf(
  addresses: readonly string[],
  reservation: Reservation | undefined,
  { known, mailboxes }: People,
): TravelerMatch {
  const passengers = (reservation?.travelers ?? []).flatMap(({ name, email }) =>
    name === undefined && email === undefined ? [] : [{ name: name ?? '', email }],
  )
  return matchTraveler({ passengers, addresses, mailboxes }, known)
}
