import { type KnownTraveler, normalise, type TravelerClues } from './match'
import { namePartsOf } from './name-key'

/**
 * Whom clues could be of at all: who shares an address, or a whole part of the name, with one of them. A match among these is the
 * same as among everybody, because a name only fits one that it shares a part with; so nobody has to hold a million people to
 * find one.
 */
export function couldBeMeant(
  clues: Iterable<Pick<TravelerClues, 'passengers' | 'addresses'>>,
): (person: KnownTraveler) => boolean {
  const addresses = new Set<string>()
  const parts = new Set<string>()
  for (const { passengers, addresses: senders } of clues) {
    for (const address of senders) addresses.add(normalise(address))
    for (const { name, email } of passengers) {
      if (email !== undefined) addresses.add(normalise(email))
      for (const part of namePartsOf(name)) parts.add(part)
    }
  }
  return ({ email, extra_emails, first_name, last_name }) =>
    (email !== null && addresses.has(normalise(email))) ||
    extra_emails.some((address) => addresses.has(normalise(address))) ||
    (first_name !== null &&
      last_name !== null &&
      namePartsOf(`${first_name} ${last_name}`).some((part) => parts.has(part)))
}
