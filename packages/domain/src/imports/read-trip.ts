import type { Moment, Passenger, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import type { TripField } from '@sextant/contract/imports/schemas'
import { dayOf, daysBetween } from '../kit/local-time'
import type { CellProblem, Reading } from './problem'
import { readAddress } from './read-address'
import { amountsOf } from './trip-amounts'
import { TripCells } from './trip-cells'
import { airportOf, reservationOf } from './trip-reservation'
import { kindOf } from './trip-synonyms'

/** A row as a traveler's booking. Places are as in the file, without any lookup. */
export type TripRow = {
  readonly reservation: Reservation
  readonly traveler_email: string | null
  readonly traveler_name: string | null
  /** The booking channel in the file. */
  readonly source_name: string | null
  /** Costs of the booking besides its price. */
  readonly amounts: readonly StatedAmount[]
}

export type TripReading = {
  /** Null if an error prevents the row from being written. */
  readonly trip: TripRow | null
  readonly problems: readonly CellProblem[]
}

/**
 * Reads one row of a bookings file into a reservation, so that it is processed like email. A row must state what was
 * booked, its first day, and who travels. Other unreadable cells are omitted with a warning.
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
    amounts: amountsOf(cells),
  }
  const fine = cells.problems.every(({ level }) => level === 'warning')
  return { trip: fine ? trip : null, problems: cells.problems }
}

/** The kind of booking: stated in the row, else derived from the fields that are filled in. */
function kindOfRow(cells: TripCells): ReservationKind | null {
  const stated = cells.text('type')
  const kind = stated === undefined ? null : kindOf(stated)
  if (kind !== null) return kind
  const guessed = kindByFields(cells)
  if (stated !== undefined && guessed !== null) {
    cells.warn('type', 'Value is no type that is known; the other columns tell what it is.', stated)
  }
  if (guessed === null) {
    cells.fail('type', stated ? 'Value is no type that is known.' : 'Nothing says what was booked.', stated ?? null)
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
 * The end of a booking, on the day of the start by default. A journey that would then arrive before it departs is moved
 * to the next day once time zones are known. Across the date line, arrival can be on the previous day.
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
