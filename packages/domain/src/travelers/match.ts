import type { matchMethods } from '@sextant/contract/emails/schemas'
import { sameName } from './name-key'

/** The fields of a traveler needed for matching. */
export type KnownTraveler = {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
  readonly extra_emails: readonly string[]
}

/** Clues to the traveler in an email. */
export type TravelerClues = {
  /** The passengers of the reservation. */
  readonly passengers: readonly { readonly name: string; readonly email?: string | undefined }[]
  /** Addresses of the email, best first: original recipients, then forwarders. */
  readonly addresses: readonly string[]
  /** Addresses that belong to nobody: the team's mailboxes. */
  readonly mailboxes: readonly string[]
}

type Method = Exclude<(typeof matchMethods)[number], 'manual'>
export type TravelerMatch =
  | { readonly traveler_id: string; readonly method: Exclude<Method, 'none'> }
  | { readonly traveler_id: null; readonly method: 'none' }

const nobody: TravelerMatch = { traveler_id: null, method: 'none' }

/**
 * Matches a booking to a known traveler. A passenger's own address takes precedence; then an address of the email whose
 * holder's name is in the booking; then a name that matches exactly one person, so that a forwarding assistant is not
 * taken for the traveler; and last an address of the email alone, since people forward their own bookings. Ambiguous
 * addresses and names are ignored.
 */
export function matchTraveler(clues: TravelerClues, travelers: readonly KnownTraveler[]): TravelerMatch {
  const named = matchPassengers(clues, travelers)
  return named.traveler_id === null ? (holdersOf(clues.addresses, clues, travelers)[0] ?? nobody) : named
}

/** The same for passengers only. An address of the email counts only if its holder is named among them. */
export function matchPassengers(clues: TravelerClues, travelers: readonly KnownTraveler[]): TravelerMatch {
  const { passengers, addresses } = clues
  const ownHolders = holdersOf(
    passengers.flatMap(({ email }) => email ?? []),
    clues,
    travelers,
  )
  const named = holdersOf(addresses, clues, travelers).find(({ traveler_id }) =>
    travelers.some((one) => one.id === traveler_id && isNamedAmong(one, passengers)),
  )
  return ownHolders[0] ?? named ?? byName(passengers, travelers) ?? nobody
}

/** The travelers who hold personal addresses among those given, in order. */
const holdersOf = (
  addresses: readonly string[],
  { mailboxes }: TravelerClues,
  travelers: readonly KnownTraveler[],
): TravelerMatch[] =>
  addresses.filter((address) => isPersonal(address, mailboxes)).flatMap((address) => holderOf(address, travelers))

/** The only person with an address; undefined if there are none or several. */
function holderOf(address: string, travelers: readonly KnownTraveler[]): TravelerMatch[] {
  const plain = plainAddress(address)
  const main = travelers.filter(({ email }) => email !== null && plainAddress(email) === plain)
  const extra = travelers.filter(
    (one) => !main.includes(one) && one.extra_emails.some((email) => plainAddress(email) === plain),
  )
  const [holder, other] = [...main, ...extra]
  if (!holder || other) return []
  return [{ traveler_id: holder.id, method: main.length > 0 ? 'email' : 'extra_email' }]
}

/** The first passenger whose name matches exactly one person. */
function byName(
  passengers: TravelerClues['passengers'],
  travelers: readonly KnownTraveler[],
): TravelerMatch | undefined {
  return passengers
    .map(({ name }) => travelers.filter((one) => isNamed(one, name)))
    .flatMap(([one, other]) => (one && !other ? { traveler_id: one.id, method: 'name' as const } : []))[0]
}

/** Whether a person is among some passengers by name. */
export const isNamedAmong = (one: KnownTraveler, passengers: TravelerClues['passengers']): boolean =>
  passengers.some(({ name }) => isNamed(one, name))

const isNamed = ({ first_name, last_name }: KnownTraveler, name: string): boolean =>
  first_name !== null && last_name !== null && sameName(`${first_name} ${last_name}`, name)

/** Addresses are compared case-insensitively and without the `+tag` of the local part. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

const machines =
  /^(no[-._]?reply|do[-._]?not[-._]?reply|mailer-daemon|postmaster|bounces?|notifications?|notify|alerts?|reservations?|bookings?|confirmations?|itinerar(y|ies)|tickets?|eticket|customer-?(service|care)|service|info|support)([-+._]|$)/

/** Whether an address can be a person's: not an automated or supplier address, nor one of the team's mailboxes. */
export function isPersonal(address: string, mailboxes: readonly string[]): boolean {
  const plain = plainAddress(address)
  const [local = '', domain = ''] = plain.split('@')
  if (domain === '' || machines.test(local)) return false
  return !mailboxes.some((mailbox) => plainAddress(mailbox) === plain)
}
