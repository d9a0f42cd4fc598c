import type { ImportPreview, ImportType } from '@sextant/contract/imports/schemas'
import { mappingProblems } from '@sextant/domain/imports/mapping-problems'
import { attempt, type Tx } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import type { Trip } from './complete-trip'
import { memberWriter } from './processing/member-writer'
import { tripWriter } from './processing/trip-writer'
import type { Writer } from './processing/writer'
import type { Member } from './row-reader'
import type { StoredImport } from './stored'

type Rows = ImportPreview['rows']

/**
 * The first rows of an import as they would be written, with their problems, including those that only the database can
 * detect.
 */
export async function previewOf(services: Services, tx: Tx, stored: StoredImport): Promise<ImportPreview> {
  return {
    rows: await rowsOf[stored.type](services, tx, stored),
    mapping_problems: mappingProblems(stored.type, stored.mapping),
  }
}

const rowsOf: Record<ImportType, (services: Services, tx: Tx, stored: StoredImport) => Promise<Rows>> = {
  members: async (services, tx, stored) => await tryRows(tx, stored, memberWriter(services, stored)),
  trips: async (services, tx, stored) => await tryRows(tx, stored, tripWriter(services, stored)),
}

/** Writes the rows as the import would, then rolls back, so that the preview reports the same problems. */
async function tryRows<Value extends Member | Trip>(
  tx: Tx,
  { first_rows, columns }: StoredImport,
  writer: Writer<Value>,
): Promise<Rows> {
  const read = first_rows.map(writer.read)
  const values = read.flatMap(({ value }) => (value === null ? [] : [value]))
  const write = async () => await writer.write(tx, values)
  const outcomes = (values.length === 0 ? [] : await attempt(tx, write, () => false)).values()
  return read.map(({ raw, value, problems }) => {
    const problem = value === null ? undefined : outcomes.next().value?.problem
    return {
      row: raw.row,
      cells: columns.map((_, at) => raw.cells[at] ?? ''),
      values: value === null ? {} : valuesOf(value),
      problems: problem ? [...problems, { row: raw.row, ...problem }] : [...problems],
    }
  })
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

/** A booking's values, keyed by the columns they were read from. */
function bookingValues({
  reservation,
  source_name,
  traveler_email,
  traveler_name,
  amounts,
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
    currency: reservation.currency ?? amounts[0]?.currency,
    ...Object.fromEntries(amounts.map(({ kind, amount }) => [kind, amount])),
    booked_date: reservation.booked_at,
  })
}
