import type { Segment } from '@sextant/contract/segments/schemas'
import type { EditableField } from '@sextant/domain/segments/editable-fields'
import { DayField } from '../../kit/day-input'
import { CurrencyField, TimeZoneField } from '../../kit/place-fields'
import { Field } from '../../ui/field'
import { SelectField } from '../../ui/select-field'
import { TextArea } from '../../ui/text-area'
import { endLabels } from '../ends'

const labels: Readonly<Record<EditableField, string>> = {
  status: 'Status',
  start_datetime: '',
  start_time_zone_id: '',
  start_name: 'Starts at',
  start_address: 'Address',
  start_locality: 'City',
  start_country_code: 'Country',
  end_datetime: '',
  end_time_zone_id: '',
  end_name: 'Ends at',
  end_address: 'Address at the end',
  end_locality: 'City at the end',
  end_country_code: 'Country at the end',
  provider: 'Provider',
  confirmation_no: 'Confirmation number',
  price: 'Price',
  currency: 'Currency',
  airline: 'Airline',
  flight_number: 'Flight number',
  origin: 'From',
  destination: 'To',
  origin_terminal: 'Departure terminal',
  destination_terminal: 'Arrival terminal',
  gate: 'Gate',
  cabin: 'Cabin',
  hotel_name: 'Hotel',
  room_type: 'Room',
  phone: 'Phone',
  car_company: 'Rental company',
  car_type: 'Car',
  rail_line: 'Rail line',
  train_number: 'Train number',
  platform: 'Platform',
  coach: 'Coach',
  activity_name: 'Activity',
  notes: 'Notes',
}

type Kind = 'text' | 'time' | 'zone' | 'currency' | 'status' | 'notes' | 'price' | 'airport' | 'country'

/** Fields that are not plain text. */
const kinds: Readonly<Partial<Record<EditableField, Kind>>> = {
  start_datetime: 'time',
  end_datetime: 'time',
  start_time_zone_id: 'zone',
  end_time_zone_id: 'zone',
  start_country_code: 'country',
  end_country_code: 'country',
  origin: 'airport',
  destination: 'airport',
  currency: 'currency',
  price: 'price',
  status: 'status',
  notes: 'notes',
}

/** A field's label. The labels of start and end depend on the type. */
function labelOf(field: EditableField, type: Segment['type']): string {
  const end = endLabels[type][field.startsWith('start_') ? 0 : 1]
  const kind = kinds[field]
  return kind === 'time' ? end : kind === 'zone' ? `${end}: time zone` : labels[field]
}

const statuses = [
  { value: 'Active', label: 'Active' },
  { value: 'Cancelled', label: 'Cancelled' },
]

type SegmentFieldProps = {
  field: EditableField
  type: Segment['type']
  value: string
  /** Accepts a date without a time. */
  dayIsEnough?: boolean
}

/** The input for one field of a segment. */
export function SegmentField({ field, type, value, dayIsEnough = false }: SegmentFieldProps) {
  const controlProps = { name: field, label: labelOf(field, type), defaultValue: value }
  const kind = kinds[field] ?? 'text'
  switch (kind) {
    case 'time':
      return <DayField name={field} label={controlProps.label} day={value} withTime={dayIsEnough ? 'optional' : true} />
    case 'zone':
      return <TimeZoneField {...controlProps} value={value} none="Unknown" />
    case 'currency':
      return <CurrencyField value={value} none="Unknown" />
    case 'status':
      return <SelectField {...controlProps} choices={statuses} />
    case 'notes':
      return <TextArea {...controlProps} rows={3} />
    case 'price':
      return <Field {...controlProps} inputMode="decimal" />
    case 'airport':
      return <Field {...controlProps} maxLength={3} hint="Airport code, such as CDG." autoCapitalize="characters" />
    case 'country':
      return <Field {...controlProps} maxLength={2} hint="Two letters, such as FR." autoCapitalize="characters" />
    case 'text':
      return <Field {...controlProps} />
  }
}
