import { segmentTypes } from '@sextant/contract/segments/schemas'
import type { Trip } from '@sextant/contract/trips/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import type { CellKind, CellValue, FileColumn } from '../../platform/files/table'

const column = (label: string, kind: CellKind, value: (trip: Trip) => CellValue): FileColumn<Trip> => ({
  label,
  kind,
  value,
})

const sources = { tmc: 'TMC', direct: 'Non-TMC', mixed: 'Mixed' } as const

const segmentLabels = {
  air: 'Flights',
  hotel: 'Hotels',
  car: 'Cars',
  rail: 'Trains',
  activity: 'Activities',
} as const

/** The columns of a trip export. */
export const tripFileColumns: readonly FileColumn<Trip>[] = [
  column('Trip', 'text', ({ id }) => id),
  column('Name', 'text', ({ headline }) => headline),
  column('Traveler', 'text', ({ owner }) => personName(owner)),
  column('Email address', 'text', ({ owner }) => owner.email),
  column('Status', 'text', ({ status }) => status),
  column('Stage', 'text', ({ lifecycle }) => lifecycle.replace('_', ' ')),
  column('Begins (local)', 'time', ({ begin_datetime }) => begin_datetime),
  column('Begin time zone', 'text', ({ begin_time_zone_id }) => begin_time_zone_id),
  column('Ends (local)', 'time', ({ end_datetime }) => end_datetime),
  column('End time zone', 'text', ({ end_time_zone_id }) => end_time_zone_id),
  column('Destination', 'text', ({ destination }) => destination),
  column('Country', 'text', ({ country_code }) => country_code),
  ...segmentTypes.map((type) => column(segmentLabels[type], 'number', ({ segment_counts }) => segment_counts[type])),
  column('Cost', 'number', ({ total_cost }) => (total_cost === null ? null : total_cost / 100)),
  column('Currency', 'text', ({ currency }) => currency),
  column('Source class', 'text', ({ source_classification: name }) => (name ? sources[name] : 'Unknown')),
  column('Warnings', 'text', ({ warnings }) => warnings.map(({ message }) => message).join(' ')),
  column('Notes', 'text', ({ notes }) => notes),
  column('Tags', 'text', ({ tags }) => tags.join(', ')),
  column('Traveler id', 'text', ({ member_id }) => member_id),
  column('Created (UTC)', 'time', ({ created }) => created),
  column('Modified (UTC)', 'time', ({ modified }) => modified),
]
