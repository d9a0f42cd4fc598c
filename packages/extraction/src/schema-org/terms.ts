import type { Json } from '../kit/lenient-json'

/** How the contexts of a document define names: schema.org prefixes, and the sender's own names. */
export interface Terms {
  prefixes: Set<string>
  /** Maps a sender's own name to a schema.org name, or a keyword (`@type`, `@id`). */
  names: Map<string, string>
}

/** The maximum number of names that a sender may define. */
const maxNames = 500

const address = /^https?:\/\/schema\.org\/(\w{1,60})$/

/** Properties by their names in lowercase, for senders who write `reservationnumber` or `CheckInTime`. */
const byLowercase = new Map(
  `reservationNumber reservationId reservationFor reservationStatus underName subReservation flightNumber airline
  departureAirport arrivalAirport departureTime arrivalTime iataCode departureStation arrivalStation trainNumber
  departureBusStop arrivalBusStop busNumber checkinTime checkoutTime checkinDate checkoutDate startTime startDate endDate
  pickupLocation pickupTime dropoffLocation dropoffTime givenName familyName`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
)

/** The plain form of a prefixed name (`schema:name`) or URL; null if it belongs to another vocabulary. */
function plainName(name: string, { prefixes }: Terms): string | null {
  const whole = address.exec(name)?.[1]
  const [, prefix = '', plain = ''] = /^(\w{1,20}):(\w{1,60})$/.exec(name) ?? []
  return whole ?? (prefixes.has(prefix) ? plain : null)
}

/** Reads contexts: prefixes first, since terms use them (JSON-LD 1.1 §4.1, §4.1.5 on keywords). */
function readContext(context: Json | undefined, terms: Terms): void {
  const contexts = Array.isArray(context) ? context.slice(0, 20) : [context]
  const entries = contexts.flatMap((one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.entries(one) : [],
  )
  for (const [prefix, value] of entries)
    if (typeof value === 'string' && /^https?:\/\/schema\.org\/?$/.test(value)) terms.prefixes.add(prefix)
  for (const [name, value] of entries) {
    const id = typeof value === 'object' && value !== null && !Array.isArray(value) ? value['@id'] : value
    if (name.startsWith('@') || typeof id !== 'string' || terms.names.size >= maxNames) continue
    const plain = id === '@type' || id === '@id' ? id : plainName(id, terms)
    if (plain !== null && plain !== name) terms.names.set(name, plain)
  }
}

/**
 * Adds plain names for properties and types that have a prefix (`schema:name`), are URLs, or are renamed by the
 * document's context (JSON-LD 1.1 §3.2, §4.1). A context applies to what follows it.
 */
export function addPlainNames(node: { [key: string]: Json }, terms: Terms): void {
  readContext(node['@context'], terms)
  for (const [name, value] of Object.entries(node)) {
    const plain = terms.names.get(name) ?? plainName(name, terms) ?? byLowercase.get(name.toLowerCase()) ?? null
    if (plain !== null && plain !== '__proto__' && node[plain] === undefined) node[plain] = value
  }
  const type = node['@type']
  const renamed = (one: Json): Json => (typeof one === 'string' ? (terms.names.get(one) ?? one) : one)
  if (Array.isArray(type)) node['@type'] = type.map(renamed)
  else if (type !== undefined) node['@type'] = renamed(type)
}
