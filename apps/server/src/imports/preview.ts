import type { ImportPreview } from '@sextant/contract/imports/schemas'
import { mappingProblems } from '@sextant/domain/imports/mapping-problems'
import type { Trip } from './complete-trip'
import { type Member, readerOf } from './row-reader'
import type { StoredImport } from './stored'

/** The first rows of an import as they would be written, and what is wrong with them. */
export function previewOf(stored: StoredImport): ImportPreview {
  const read = readerOf(stored.type, stored)
  return {
    rows: stored.first_rows.map((raw) => {
      const { value, problems } = read(raw)
      return {
        row: raw.row,
        cells: stored.columns.map((_, at) => raw.cells[at] ?? ''),
        values: value === null ? {} : valuesOf(value),
        problems: [...problems],
      }
    }),
    mapping_problems: mappingProblems(stored.type, stored.mapping),
  }
}

const valuesOf = (value: Member | Trip): Record<string, string> =>
  'reservation' in value ? bookingValues(value) : plainValues(value)

const plainValues = (value: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const text = Array.isArray(one) ? one.join(', ') : one
      return typeof text === 'string' && text !== '' ? [[name, text]] : []
    }),
  )

/** A booking under the names of the columns that it was read from. */
function bookingValues({
  reservation,
  source_name,
  traveler_email,
  traveler_name,
}: Trip): Record<string, string> {
  const { start, end } = reservation
  const [start_date, start_time] = start.time.local?.split('T') ?? []
  const [end_date, end_time] = end.time.local?.split('T') ?? []
  return plainValues({
    source_name,
    traveler_email,
    traveler_name,
    type: reservation.kind,
    status: reservation.status,
    provider: reservation.provider.name,
    confirmation_no: reservation.confirmation_no,
    start_date,
    start_time,
    end_date,
    end_time,
    origin: start.place.iata_code ?? start.place.name,
    destination: end.place.iata_code ?? end.place.name,
    [reservation.kind === 'flight' ? 'flight_number' : 'train_number']: reservation.number,
    hotel_name: reservation.kind === 'lodging' ? reservation.name : undefined,
    activity_name: reservation.kind === 'event' ? reservation.name : undefined,
    address: start.place.address,
    city: start.place.locality,
    country: start.place.country_code,
    end_city: end.place.locality,
    end_country: end.place.country_code,
    car_type: reservation.vehicle_type,
    cabin: reservation.class_of_service,
    price: reservation.price,
    currency: reservation.currency,
    booked_date: reservation.booked_at,
  })
}
