import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { fold } from '@sextant/places/kit/fold'
import { findStation, type Station, stationOfCode } from '@sextant/places/stations/find-station'
import { Draft } from '../../kit/draft'
import { countryOfCode } from './country-of-code'

/** Somebody who travels on a code's journey. */
export interface RailTraveler {
  name?: string
  first?: string
  last?: string
  seat?: string
  ticketNumber?: string
  membership?: string
}

/** What a rail code says of one journey, whatever its format. */
export interface RailJourney {
  /** Which record or field of the code says it. */
  record: string
  /** Names of the stations; empty where only their codes are told. */
  from: string
  to: string
  /** UIC codes of seven digits. */
  fromCode?: string
  toCode?: string
  /** ISO 3166 alpha-2, where the stations' names alone do not tell. */
  fromCountry?: string
  toCountry?: string
  /** Local; a day where the time is not said. */
  departure: string
  arrival?: string
  /** Fixed offsets, `+01:00`. */
  departureZone?: string
  arrivalZone?: string
  train?: string
  trainName?: string
  coach?: string
  /** One seat or several, parted by commas. */
  seat?: string
  serviceClass?: string
  travelers: RailTraveler[]
  number?: string
  ticketNumber?: string
  provider?: string
  price?: string
  currency?: string
}

/** Where a code was found. */
export interface CodeSource {
  reader: string
  part: string
  /** The code itself, as characters 0 to 255 or as text. */
  token: string
}

/** People of one ticket; more are no ticket of persons. */
const most = 30

/** Words of a name that may tell two stations apart. */
const words = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => word.length > 2)

/** Countries whose stations have the same numbers in our table, which is of Deutsche Bahn's, as in the UIC's. */
const sameNumbers: ReadonlySet<string> = new Set(['LU', 'NL', 'CH', 'DK'])

/**
 * The station of a code in our table, where the name beside it says so too, or no name stands there and the numbers are
 * the same: railways number stations by several tables.
 */
function stationOf(code: string, name: string): Station | null {
  const station = stationOfCode(code)
  if (!station) return null
  if (name === '') return sameNumbers.has(station.countryCode) ? station : null
  const known = words(station.name)
  return words(name).some((word) => known.includes(word)) ? station : null
}

function setStop(draft: Draft, side: 'start' | 'end', journey: RailJourney, at: Evidence): void {
  const [name, code = '', country, zone] =
    side === 'start'
      ? [journey.from, journey.fromCode, journey.fromCountry, journey.departureZone]
      : [journey.to, journey.toCode, journey.toCountry, journey.arrivalZone]
  const station = stationOf(code, name)
  draft.set(`${side}.place.name`, name || station?.name || code, at)
  draft.set(`${side}.place.station_code`, station?.uic, at)
  draft.set(`${side}.place.country_code`, country ?? countryOfCode(code), at)
  // the station's own clocks count more than an offset, which issuers are advised to leave away
  if (!station && !findStation(name)) draft.set(`${side}.time.zone`, zone, at)
}

function setTravelers(draft: Draft, { travelers, seat, ticketNumber }: RailJourney, at: Evidence): void {
  const seats = (seat ?? '')
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean)
  const own = seats.length === travelers.length
  for (const [index, one] of travelers.slice(0, most).entries()) {
    const name = one.name ?? [one.first, one.last].filter(Boolean).join(' ')
    draft.set(`travelers.${index}.name`, name, at)
    draft.set(`travelers.${index}.first_name`, one.first, at)
    draft.set(`travelers.${index}.last_name`, one.last, at)
    draft.set(`travelers.${index}.seat`, one.seat ?? (own ? seats[index] : undefined), at)
    draft.set(`travelers.${index}.ticket_number`, one.ticketNumber ?? ticketNumber, at)
    draft.set(`travelers.${index}.membership_number`, one.membership, at)
  }
  draft.set('travelers.0.seat', seats.join(', '), at)
  draft.set('travelers.0.ticket_number', ticketNumber, at)
}

/** The start of a code as people may see it: bytes are no letters. */
const printable = (text: string): string => text.replace(/[^ -~]/g, '·')

/** The journey as a reservation; places, zones and carriers are completed by the rules. */
export function reservationOf(journey: RailJourney, { reader, part, token }: CodeSource): Reservation {
  const { from, to, fromCode = '', toCode = '', record } = journey
  const text = `${from || fromCode} → ${to || toCode}`.slice(0, 200)
  const at: Evidence = { reader, part, path: record, text }
  const draft = new Draft('train')
  draft.set('confirmation_no', journey.number, at)
  draft.set('provider.name', journey.provider, at)
  setStop(draft, 'start', journey, at)
  setStop(draft, 'end', journey, at)
  draft.set('start.time.local', journey.departure, at)
  draft.set('end.time.local', journey.arrival, at)
  draft.set('number', journey.train, at)
  draft.set('train_type', journey.trainName, at)
  draft.set('coach', journey.coach, at)
  draft.set('class_of_service', journey.serviceClass, at)
  draft.set('price', journey.price, at)
  draft.set('currency', journey.currency, at)
  setTravelers(draft, journey, at)
  draft.set('ticket_token', token, { ...at, path: 'character 0', text: printable(token.slice(0, 14)) })
  return draft.finish('confirmed')
}

/** What of some values is known. */
export const compact = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))
