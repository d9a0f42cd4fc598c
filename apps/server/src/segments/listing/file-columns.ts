import { referenceText } from '@sextant/domain/segments/reference-text'
import { sourceClassLabel, sourceName } from '@sextant/domain/segments/source-name'
import type { CellKind, CellValue, FileColumn } from '../../platform/files/table'
import { memberNameOf } from '../present'
import type { ExportRow } from './store'

const column = (label: string, kind: CellKind, value: (row: ExportRow) => CellValue): FileColumn<ExportRow> => ({
  label,
  kind,
  value,
})

/** A type-specific field as text; empty for other types. */
const detail = (label: string, ...names: readonly string[]): FileColumn<ExportRow> =>
  column(label, 'text', ({ details }) => {
    const fields = new Map<string, unknown>(
      typeof details === 'object' && details !== null ? Object.entries(details) : [],
    )
    return names.map((name) => fields.get(name)).find((value) => typeof value === 'string') ?? null
  })

/** The two stored classes; null is unknown. */
const sourceClass = ({ source_classification: name }: ExportRow): string =>
  sourceClassLabel(name === 'tmc' || name === 'direct' ? name : null)

/** The columns of a segment export. */
export const segmentFileColumns: readonly FileColumn<ExportRow>[] = [
  column('Segment', 'text', ({ id }) => id),
  column('Type', 'text', ({ type }) => type),
  column('Activity type', 'text', ({ activity_type }) => activity_type),
  column('Status', 'text', ({ status }) => status),
  column('Traveler', 'text', memberNameOf),
  column('Names in the booking', 'text', ({ travelers }) => travelers.join(', ')),
  column('First day', 'day', ({ start_day }) => start_day),
  column('Last day', 'day', ({ end_day }) => end_day),
  column('Starts (local)', 'time', ({ start_datetime }) => start_datetime),
  column('Start time zone', 'text', ({ start_time_zone_id }) => start_time_zone_id),
  column('Start place', 'text', ({ start_name }) => start_name),
  column('Start city', 'text', ({ start_locality }) => start_locality),
  column('Start country', 'text', ({ start_country_code }) => start_country_code),
  column('Ends (local)', 'time', ({ end_datetime }) => end_datetime),
  column('End time zone', 'text', ({ end_time_zone_id }) => end_time_zone_id),
  column('End place', 'text', ({ end_name }) => end_name),
  column('End city', 'text', ({ end_locality }) => end_locality),
  column('End country', 'text', ({ end_country_code }) => end_country_code),
  column('Nights', 'number', ({ number_of_nights }) => number_of_nights),
  column('Days', 'number', ({ number_of_days }) => number_of_days),
  column('Provider', 'text', ({ provider }) => provider),
  detail('Number', 'flight_number', 'train_number'),
  detail('From', 'origin', 'origin_code'),
  detail('To', 'destination', 'destination_code'),
  detail('Class', 'cabin', 'class_of_service', 'room_type', 'car_type', 'vehicle_type'),
  column('Confirmation number', 'text', ({ confirmation_no }) => confirmation_no),
  column('References', 'text', ({ references }) => references.map(referenceText).join(', ')),
  column('Price', 'number', ({ price }) => price),
  column('Currency', 'text', ({ currency }) => currency),
  column('Amount in the team’s currency', 'number', ({ cents }) => (cents === null ? null : Number(cents) / 100)),
  column('Cost in the team’s currency', 'number', ({ net_cents }) =>
    net_cents === null ? null : Number(net_cents) / 100,
  ),
  column('Source', 'text', ({ source_name }) => sourceName(source_name)),
  column('Source class', 'text', sourceClass),
  column('Booked (UTC)', 'time', ({ booked_at }) => booked_at),
  column('Cancelled (UTC)', 'time', ({ cancelled_at }) => cancelled_at),
  column('Booking', 'text', ({ booking_id }) => booking_id),
  column('Trip', 'text', ({ trip_id }) => trip_id),
  column('Traveler id', 'text', ({ member_id }) => member_id),
  column('Created (UTC)', 'time', ({ created }) => created),
  column('Modified (UTC)', 'time', ({ modified }) => modified),
]
