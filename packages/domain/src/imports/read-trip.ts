import type { Moment, Passenger, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import type { TripField } from '@sextant/contract/imports/schemas'
import { dayOf, daysBetween } from '../kit/local-time'
import type { CellProblem, Reading } from './problem'
import { readAddress } from './read-address'
import { TripCells } from './trip-cells'
import { airportOf, reservationOf } from './trip-reservation'
import { kindOf } from './trip-synonyms'

/** A row as a booking of somebody. Places are as the file names them: nothing is looked up. */
export type TripRow = {
  readonly reservation: Reservation
  readonly traveler_email: string | null
  readonly traveler_name: string | null
  /** Through whom it was booked, as the file says it. */
  readonly source_name: string | null
}

export type TripReading = {
  /** Null where an error keeps the row from being written. */
  readonly trip: TripRow | null
  readonly problems: readonly CellProblem[]
}

/**
 * One row of a file of bookings, in the shape in which mail is read, so that it goes the same way. A row needs to say
 * what was booked, on which day it begins and who travels; what else cannot be read is left out with a warning.
 */
export function readTrip(row: ReadonlyMap<TripField, string>, reading: Reading): TripReading {
  const cells = new TripCells(row, reading)
  const kind = kindOfRow(cells)
  const traveler = travelerOf(cells)
  if (!cells.has('start_date')) cells.fail('start_date', 'The start date is missing.', null)
  const start = cells.moment('start_date', 'start_time')
  const end = endOf(cells, kind ?? 'event', start)
  const trip = {
    reservation: reservationOf(cells, kind ?? 'event', traveler, { start, end }),
    traveler_email: traveler.email ?? null,
    traveler_name: traveler.name ?? null,
    source_name: cells.text('source_name') ?? null,
  }
  const fine = cells.problems.every(({ level }) => level === 'warning')
  return { trip: fine ? trip : null, problems: cells.problems }
}

/** What was booked: as the row says, else by the fields that are filled. */
function kindOfRow(cells: TripCells): ReservationKind | null {
  const said = cells.text('type')
  const kind = said === undefined ? null : kindOf(said)
  if (kind !== null) return kind
  const guessed = kindByFields(cells)
  if (said !== undefined && guessed !== null) {
    cells.warn('type', 'Value is no type that is known; the other columns tell what it is.', said)
  }
  if (guessed === null) {
    cells.fail('type', said ? 'Value is no type that is known.' : 'Nothing says what was booked.', said ?? null)
  }
  return guessed
}

function kindByFields(cells: TripCells): ReservationKind | null {
  if (cells.has('flight_number')) return 'flight'
  if (cells.has('train_number')) return 'train'
  if (cells.has('hotel_name')) return 'lodging'
  if (cells.has('car_type')) return 'car'
  if (airportOf(cells.text('origin')) && airportOf(cells.text('destination'))) return 'flight'
  return cells.has('activity_name') ? 'event' : null
}

function travelerOf(cells: TripCells): Passenger {
  const email = cells.read('traveler_email', readAddress, 'Value is not an email address; it is left out.')
  const name = cells.text('traveler_name')
  if (email === undefined && name === undefined) {
    cells.fail('traveler_email', 'Nothing says who travels.', null)
  }
  return { ...(name && { name }), ...(email && { email }) }
}

const journeys: ReadonlySet<ReservationKind> = new Set(['flight', 'train', 'bus', 'boat', 'taxi'])

/**
 * The end of a booking. Without a day of its own it is on the day of the start; whether a journey then arrives before
 * it leaves, and so on the next day, is told where zones are known. Over the date line one may arrive on the day
 * before.
 */
function endOf(cells: TripCells, kind: ReservationKind, start: Moment): Moment {
  const end = cells.moment('end_date', 'end_time')
  const isJourney = journeys.has(kind)
  if (start.local === undefined) return end
  if (end.local !== undefined) {
    if (daysBetween(start.local, end.local) < (isJourney ? -1 : 0)) {
      cells.fail('end_date', 'Value is before the start.', cells.text('end_date') ?? null)
    }
    return end
  }
  const clock = cells.has('end_date') ? null : cells.time('end_time')
  if (clock === null || kind === 'lodging') return {}
  return { local: `${dayOf(start.local)}T${clock}` }
}
