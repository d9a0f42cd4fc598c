import type { Moment, Passenger, Place, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import type { TripField } from '@sextant/contract/imports/schemas'
import { readCountry } from '../kit/read-country'
import { readPrice } from '../kit/read-price'
import type { TripCells } from './trip-cells'
import { bookingStatusOf } from './trip-synonyms'

/** The IATA code in `FRA` and `Frankfurt (FRA)`. */
export function airportOf(text: string | undefined): string | undefined {
  const [, alone, inside] = /^([A-Z]{3})$|\(([A-Z]{3})\)/.exec(text ?? '') ?? []
  return alone ?? inside
}

/** Converts a row's cells to the reservation of one traveler. Missing values are absent. */
export function reservationOf(
  cells: TripCells,
  kind: ReservationKind,
  traveler: Passenger,
  { start, end }: { readonly start: Moment; readonly end: Moment },
): Reservation {
  const number = kind === 'flight' ? 'flight_number' : 'train_number'
  const name = kind === 'lodging' ? 'hotel_name' : 'activity_name'
  return {
    kind,
    status:
      cells.read('status', bookingStatusOf, 'Value is no status that is known; it is taken as confirmed.') ??
      'confirmed',
    ...optional('confirmation_no', cells.text('confirmation_no')),
    travelers: [traveler],
    provider: optional('name', cells.text('provider')),
    start: { place: startOf(cells, kind), time: start },
    end: { place: endOf(cells, kind), time: end },
    ...optional('number', cells.text(number)),
    ...optional('name', cells.text(name)),
    ...optional('vehicle_type', cells.text('car_type')),
    ...optional('class_of_service', cells.text('cabin')),
    ...moneyOf(cells),
    ...optional('booked_at', cells.day('booked_date')),
    confidence: 1,
    evidence: {},
  }
}

/** A property, or nothing if its value is unknown. */
const optional = <Key extends string, T>(key: Key, value: T | undefined): Partial<Record<Key, T>> => {
  const entry: Partial<Record<Key, T>> = {}
  if (value !== undefined) entry[key] = value
  return entry
}

const startOf = (cells: TripCells, kind: ReservationKind): Place => ({
  ...namedPlace(cells, kind, 'origin'),
  ...optional('address', cells.text('address')),
  ...optional('locality', cells.text('city')),
  ...optional('country_code', countryOf(cells, 'country')),
})

const endOf = (cells: TripCells, kind: ReservationKind): Place => ({
  ...namedPlace(cells, kind, 'destination'),
  ...optional('locality', cells.text('end_city')),
  ...optional('country_code', countryOf(cells, 'end_country')),
})

function namedPlace(cells: TripCells, kind: ReservationKind, field: TripField): Place {
  const name = cells.text(field)
  const code = kind === 'flight' ? airportOf(name) : undefined
  return { ...optional('iata_code', code), ...optional('name', code === name ? undefined : name) }
}

const countryOf = (cells: TripCells, field: TripField): string | undefined =>
  cells.read(field, readCountry, 'Value is not a country that is known; it is left out.')

/** The price with its currency from a separate column, else from the amount itself (`€ 99`). */
function moneyOf(cells: TripCells): Pick<Reservation, 'price' | 'currency'> {
  const read = cells.read('price', readPrice, 'Value is not an amount of money; it is left out.')
  if (read === undefined) return {}
  const column = cells.read('currency', currencyOf, 'Value is not a currency of three letters; it is left out.')
  return { price: read.price, ...optional('currency', column ?? read.currency) }
}

/** A currency by its code, symbol or name; null if unknown. */
export const currencyOf = (text: string): string | null =>
  /^[A-Z]{3}$/i.test(text) ? text.toUpperCase() : (readPrice(`1 ${text}`)?.currency ?? null)
