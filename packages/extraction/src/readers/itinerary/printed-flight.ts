import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import type { Airport } from '@sextant/places/airports/table'
import { airlineCode } from '@sextant/places/carriers/airline-name'
import { Draft } from '../../kit/draft'
import { arrivalDay } from './arrival-day'

/** A flight as an agency's itinerary prints it over several lines. */
export interface PrintedFlight {
  /** IATA designator, or the airline's name. */
  carrier: string
  number: string
  /** `YYYY-MM-DD`. */
  day: string
  from: string
  to: string
  /** `HH:MM:SS` in local time. */
  departs: string
  arrives: string
  /** Date of arrival, if printed. */
  arrivalDay: string | null
  reference: string | undefined
  cabin: string | undefined
}

/** The airport of a town with its country, if the full name is unknown: `QUEENSTOWN, NZ (FRANKTON)`. */
function ofTownIn(name: string): Airport | null {
  const [, town = '', country = ''] = /^([^,(]{2,40}), ?([A-Z]{2})(?: ?\(|$)/.exec(name) ?? []
  const airport = town === '' ? null : airportNamed(town)
  return airport?.countryCode === country ? airport : null
}

/** Sets an airport by code or name. An unknown name is kept unchanged. */
function setAirport(draft: Draft, side: 'start' | 'end', name: string, at: Evidence): void {
  const airport = findAirport(/ {2,}([A-Z]{3})$/.exec(name)?.[1] ?? '') ?? airportNamed(name) ?? ofTownIn(name)
  draft.set(`${side}.place.iata_code`, airport?.iata, at)
  if (!airport) draft.set(`${side}.place.name`, name, at)
}

/** Writes a printed flight. If the arrival date is not printed, it is derived from the distance or the times. */
export function writeFlight(flight: PrintedFlight, at: Evidence): Reservation {
  const draft = new Draft('flight', 0.88)
  const isCode = /^[A-Z\d]{2}$/.test(flight.carrier)
  draft.set('provider.iata_code', isCode ? flight.carrier : (airlineCode(flight.carrier) ?? undefined), at)
  if (!isCode) draft.set('provider.name', flight.carrier, at)
  draft.set('number', flight.number, at)
  setAirport(draft, 'start', flight.from, at)
  setAirport(draft, 'end', flight.to, at)
  const [from, to] = (['start', 'end'] as const).map((side) => findAirport(draft.get(`${side}.place.iata_code`) ?? ''))
  const { day, departs, arrives } = flight
  const arrival =
    from && to
      ? arrivalDay(from, to, { day, clock: departs }, arrives, flight.arrivalDay)
      : (flight.arrivalDay ?? (arrives < departs ? addDays(day, 1) : day))
  draft.set('start.time.local', `${day}T${departs}`, at)
  draft.set('end.time.local', `${arrival}T${arrives}`, at)
  draft.set('confirmation_no', flight.reference, at)
  draft.set('class_of_service', flight.cabin, at)
  return draft.finish('confirmed')
}
