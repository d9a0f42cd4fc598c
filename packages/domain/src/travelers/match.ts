import type { matchMethods } from '@sextant/contract/emails/schemas'
import { sameName } from './name-key'

/** A person of the team as far as a match needs them. */
export type KnownTraveler = {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
  readonly extra_emails: readonly string[]
}

/** Whom a booking could be of, as the mail tells. */
export type TravelerClues = {
  /** The passengers of the reservation. */
  readonly passengers: readonly { readonly name: string; readonly email?: string | undefined }[]
  /** Addresses of the mail, the best first: the original recipients, then those who forwarded it. */
  readonly addresses: readonly string[]
  /** Addresses that are nobody's: the team's mailboxes. */
  readonly mailboxes: readonly string[]
}

type Method = Exclude<(typeof matchMethods)[number], 'manual'>
export type TravelerMatch =
  | { readonly traveler_id: string; readonly method: Exclude<Method, 'none'> }
  | { readonly traveler_id: null; readonly method: 'none' }

const nobody: TravelerMatch = { traveler_id: null, method: 'none' }

/**
 * Which known traveler a booking is of. A passenger's own address decides; then an address of the mail whose holder's
 * name the booking bears; then a name that fits exactly one person, so that an assistant who forwards is not taken for
 * the traveler; last an address of the mail alone, because people forward their own bookings. An address that two
 * people hold, or a name that fits two, decides nothing.
 */
export function matchTraveler(clues: TravelerClues, known: readonly KnownTraveler[]): TravelerMatch {
  const named = matchPassengers(clues, known)
  return named.traveler_id === null ? (holdersOf(clues.addresses, clues, known)[0] ?? nobody) : named
}

/** The same by the passengers alone: an address of the mail counts only where its holder is named among them. */
export function matchPassengers(clues: TravelerClues, known: readonly KnownTraveler[]): TravelerMatch {
  const { passengers, addresses } = clues
  const own = holdersOf(
    passengers.flatMap(({ email }) => email ?? []),
    clues,
    known,
  )
  const named = holdersOf(addresses, clues, known).find(({ traveler_id }) =>
    known.some((one) => one.id === traveler_id && isNamedAmong(one, passengers)),
  )
  return own[0] ?? named ?? byName(passengers, known) ?? nobody
}

/** The people of the team who hold personal ones among some addresses, in their order. */
const holdersOf = (
  addresses: readonly string[],
  { mailboxes }: TravelerClues,
  known: readonly KnownTraveler[],
): TravelerMatch[] =>
  addresses.filter((address) => isPersonal(address, mailboxes)).flatMap((address) => holderOf(address, known))

/** The one person who holds an address; none where nobody or more than one does. */
function holderOf(address: string, known: readonly KnownTraveler[]): TravelerMatch[] {
  const wanted = plainAddress(address)
  const main = known.filter(({ email }) => email !== null && plainAddress(email) === wanted)
  const extra = known.filter(
    (one) => !main.includes(one) && one.extra_emails.some((email) => plainAddress(email) === wanted),
  )
  const [holder, other] = [...main, ...extra]
  if (!holder || other) return []
  return [{ traveler_id: holder.id, method: main.length > 0 ? 'email' : 'extra_email' }]
}

/** The first passenger whose name fits exactly one person. */
function byName(passengers: TravelerClues['passengers'], known: readonly KnownTraveler[]): TravelerMatch | undefined {
  return passengers
    .map(({ name }) => known.filter((one) => isNamed(one, name)))
    .flatMap(([one, other]) => (one && !other ? { traveler_id: one.id, method: 'name' as const } : []))[0]
}

/** Whether a person is among some passengers by name. */
export const isNamedAmong = (one: KnownTraveler, passengers: TravelerClues['passengers']): boolean =>
  passengers.some(({ name }) => isNamed(one, name))

const isNamed = ({ first_name, last_name }: KnownTraveler, name: string): boolean =>
  first_name !== null && last_name !== null && sameName(`${first_name} ${last_name}`, name)

/** Addresses are compared without case and without the `+tag` of the local part. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

const machines =
  /^(no[-._]?reply|do[-._]?not[-._]?reply|mailer-daemon|postmaster|bounces?|notifications?|notify|alerts?|reservations?|bookings?|confirmations?|itinerar(y|ies)|tickets?|eticket|customer-?(service|care)|service|info|support)([-+._]|$)/

/** Whether an address can be a person's: no machine's or supplier's desk, and none of the team's mailboxes. */
export function isPersonal(address: string, mailboxes: readonly string[]): boolean {
  const plain = plainAddress(address)
  const [local = '', domain = ''] = plain.split('@')
  if (domain === '' || machines.test(local)) return false
  return !mailboxes.some((mailbox) => plainAddress(mailbox) === plain)
}
