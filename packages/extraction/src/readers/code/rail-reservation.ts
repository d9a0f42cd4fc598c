import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { fold } from '@sextant/places/kit/fold'
import { findStation, type Station, stationOfCode, stationOfUic } from '@sextant/places/stations/find-station'
import { countryOfCode } from '@sextant/ticket-codes/kit/country-of-code'
import type { RailJourney } from '@sextant/ticket-codes/kit/rail-journey'
import { Draft } from '../../kit/draft'

/** Where a code was found. */
export interface CodeSource {
  reader: string
  part: string
  /** The code itself, as characters 0 to 255 or as text. */
  token: string
}

/** A ticket for more people is not for named individuals. */
const maxTravelers = 30

/** Words of a name that distinguish stations. */
const words = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => word.length > 2)

/** Countries in which Deutsche Bahn's station numbers equal the UIC's. */
const sameNumbers: ReadonlySet<string> = new Set(['LU', 'NL', 'CH', 'DK'])

/**
 * The station with a number, if the stated name agrees. Without a name, the number is taken as the UIC's, and as
 * Deutsche Bahn's only in countries where they are equal.
 */
function stationOf(code: string, name: string): Station | null {
  const numbered = stationOfCode(code)
  if (name === '') return stationOfUic(code) ?? (numbered && sameNumbers.has(numbered.countryCode) ? numbered : null)
  const agrees = (station: Station | null): boolean =>
    station !== null && words(name).some((word) => words(station.name).includes(word))
  return [numbered, stationOfUic(code)].find(agrees) ?? null
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
  // The station's own zone is more reliable than an offset, which issuers are advised to omit.
  if (!station && !findStation(name)) draft.set(`${side}.time.zone`, zone, at)
}

function setTravelers(draft: Draft, { travelers, seat, ticketNumber }: RailJourney, at: Evidence): void {
  const seats = (seat ?? '')
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean)
  const own = seats.length === travelers.length
  for (const [index, one] of travelers.slice(0, maxTravelers).entries()) {
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

/** The start of a code for display, without control characters. */
const printable = (text: string): string => text.replace(/[^ -~]/g, '·')

/** A journey as a reservation. The rules complete places, zones and carriers. */
export function railReservation(journey: RailJourney, { reader, part, token }: CodeSource): Reservation {
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
