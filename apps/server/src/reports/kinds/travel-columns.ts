import { sourceClassLabel, sourceName } from '@sextant/domain/segments/source-name'
import type { TravelRow } from '../travel/store'
import { columnsOf, type ReportColumn } from './kind'
import { placeText } from './place-text'

const { text, number, day, time } = columnsOf<TravelRow>()

/** The traveler's name in the team's records, otherwise as in the booking. */
export const travelerOf = ({ member_name, member_email, travelers }: TravelRow): string | null =>
  member_name ?? member_email ?? (travelers.length > 0 ? travelers.join(', ') : null)

/** A text among the type-specific fields. */
export function detailOf({ details }: TravelRow, ...names: readonly string[]): string | null {
  if (typeof details !== 'object' || details === null) return null
  for (const name of names) {
    const value: unknown = Reflect.get(details, name)
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'number') return String(value)
  }
  return null
}

const kilometres = (row: TravelRow): number | null => {
  const found = detailOf(row, 'distance_km')
  return found === null ? null : Number(found)
}

/** Converts hundredths to units of the team's currency. */
const inUnits = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100)

/** An amount per night or day, rounded to the cent. */
const perUnit = (row: TravelRow, units: number | null): number | null =>
  row.net_cents === null || row.status !== 'Active' || !units ? null : Math.round(Number(row.net_cents) / units) / 100

export const classOf = ({ source_classification: name }: TravelRow) =>
  sourceClassLabel(name === 'tmc' || name === 'direct' ? name : null)

/** Origin and destination: airports by city and code, stations by name, anything else by city. */
export function routeOf(row: TravelRow): string | null {
  const from = placeText(row.type, detailOf(row, 'origin', 'origin_code'), row.start_locality ?? row.start_name)
  const to = placeText(row.type, detailOf(row, 'destination', 'destination_code'), row.end_locality ?? row.end_name)
  return from || to ? `${from ?? '?'} – ${to ?? '?'}` : null
}

type Columns = readonly ReportColumn<TravelRow>[]

/** The leading columns: the traveler. */
export const who: Columns = [
  text('traveler', 'Traveler', travelerOf),
  text('traveler_email', 'Email', ({ member_email }) => member_email),
  text('department', 'Department', ({ department }) => department),
  text('cost_center', 'Cost center', ({ cost_center }) => cost_center),
]

/** The trailing columns: how it was booked and what it cost. */
export const booking = (currency: string): Columns => [
  text('confirmation_no', 'Confirmation number', ({ confirmation_no }) => confirmation_no),
  time('booked_at', 'Booked (UTC)', ({ booked_at }) => booked_at),
  number('days_ahead', 'Days booked ahead', ({ lead_days }) => lead_days),
  text('source', 'Source', ({ source_name }) => sourceName(source_name)),
  text('source_class', 'Source class', classOf),
  text('status', 'Status', ({ status }) => status),
  number('price', 'Price', ({ price }) => price),
  text('currency', 'Currency', (row) => row.currency),
  number('amount', `Amount (${currency})`, ({ cents }) => inUnits(cents)),
  number('cost', `Cost (${currency})`, ({ net_cents }) => inUnits(net_cents)),
  day('rate_date', 'Rates of', ({ rate_date }) => rate_date),
  text('trip', 'Trip', ({ trip_id }) => trip_id),
  text('segment', 'Segment', ({ id }) => id),
]

export const firstDay = (label: string) => day('first_day', label, ({ start_day }) => start_day)
export const lastDay = (label: string) => day('last_day', label, ({ end_day }) => end_day)
/** The local start, with its time zone. */
export const starts = (label: string): Columns => [
  time('starts', label, ({ start_datetime }) => start_datetime),
  text('start_time_zone', 'Start time zone', ({ start_time_zone_id }) => start_time_zone_id),
]
/** The local end, with its time zone. */
export const ends = (label: string): Columns => [
  time('ends', label, ({ end_datetime }) => end_datetime),
  text('end_time_zone', 'End time zone', ({ end_time_zone_id }) => end_time_zone_id),
]
export const provider = (label: string) => text('provider', label, (row) => row.provider)
export const detail = (label: string, ...names: readonly string[]) =>
  text(names[0] ?? '', label, (row) => detailOf(row, ...names))
export const route = text('route', 'Route', routeOf)

const startCity = text('start_city', 'From city', ({ start_locality }) => start_locality)
const endCity = text('end_city', 'To city', ({ end_locality }) => end_locality)
/** The cities of airports. */
export const cities: Columns = [startCity, endCity]
export const startPlace: Columns = [
  text('start_place', 'From', ({ start_name }) => start_name),
  startCity,
  text('start_country', 'From country', ({ start_country_code }) => start_country_code),
]
export const endPlace: Columns = [
  text('end_place', 'To', ({ end_name }) => end_name),
  endCity,
  text('end_country', 'To country', ({ end_country_code }) => end_country_code),
]
export const place: Columns = [
  text('address', 'Place', ({ start_name }) => start_name),
  text('city', 'City', ({ start_locality }) => start_locality),
  text('country', 'Country', ({ start_country_code }) => start_country_code),
]
export const nights: Columns = [number('nights', 'Nights', ({ number_of_nights }) => number_of_nights)]
export const nightly = (currency: string) =>
  number('nightly_rate', `Rate a night (${currency})`, (row) => perUnit(row, row.number_of_nights))
export const days: Columns = [number('days', 'Days', ({ number_of_days }) => number_of_days)]
export const daily = (currency: string) =>
  number('daily_rate', `Rate a day (${currency})`, (row) => perUnit(row, row.number_of_days))
export const distance = number('distance_km', 'Distance (km)', kilometres)
export const kindOf: Columns = [
  text('type', 'Type', ({ type }) => type),
  text('activity_type', 'Activity type', ({ activity_type }) => activity_type),
]
export const co2: Columns = [
  number('co2_kg', 'CO2e (kg)', ({ co2_kg }) => co2_kg),
  text('co2_method', 'CO2e method', ({ co2_method }) => co2_method),
]
