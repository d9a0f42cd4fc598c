import type { TeamType } from '@sextant/contract/kit/team'
import {
  devReportTypes,
  orgReportTypes,
  type ReportFilterName,
  type ReportType,
} from '@sextant/contract/reports/schemas'

type TypeDescription = {
  readonly label: string
  /** Its description, in one sentence. */
  readonly holds: string
  readonly filters: readonly ReportFilterName[]
}

const person = ['member_id', 'department', 'cost_center'] as const
const travel = [
  'date_by',
  ...person,
  'source_classification',
  'provider',
  'include_cancelled',
] as const satisfies readonly ReportFilterName[]

/** Each type of report: its label, description, and supported filters. */
export const reportTypeInfo: Readonly<Record<ReportType, TypeDescription>> = {
  all_segments: {
    label: 'All segments',
    holds: 'Every flight, stay, car, train and activity with its traveler, places, source and price.',
    filters: travel,
  },
  flight_spend: {
    label: 'Flight spend',
    holds: 'Flights with airline, route, cabin and days booked ahead, and what they cost.',
    filters: travel,
  },
  hotel_spend: {
    label: 'Hotel spend',
    holds: 'Stays with nights and nightly rates, by hotel, city and traveler.',
    filters: travel,
  },
  car_spend: {
    label: 'Car spend',
    holds: 'Rental cars with days and daily rates, by company, city and traveler.',
    filters: travel,
  },
  rail_spend: {
    label: 'Rail spend',
    holds: 'Trains with operator, route and class, and what they cost.',
    filters: travel,
  },
  ground_spend: {
    label: 'Ground spend',
    holds: 'Taxis, transfers, buses and ferries, by provider, city and traveler.',
    filters: travel,
  },
  origin_destination: {
    label: 'Origin and destination',
    holds: 'How often each pair of cities was flown or taken by train, and at what price.',
    filters: travel,
  },
  member: {
    label: 'People',
    holds: 'Each person with trips, segments, nights and spend; also those who did not travel.',
    filters: [...person, 'source_classification', 'include_cancelled'],
  },
  email: {
    label: 'Emails',
    holds: 'The emails received, their outcome, and how long processing took.',
    filters: ['mailbox_id'],
  },
  mailbox: {
    label: 'Mailboxes',
    holds: 'Each mailbox with the emails it received and how many of them were read.',
    filters: ['mailbox_id'],
  },
  client: {
    label: 'API clients',
    holds: 'Each application with the calls that it made.',
    filters: [],
  },
  webhook: {
    label: 'Webhooks',
    holds: 'Each webhook with its deliveries and failures.',
    filters: [],
  },
}

/** The report types of a team type (spec §2). */
export const reportTypesOf: Readonly<Record<TeamType, readonly ReportType[]>> = {
  org: orgReportTypes,
  dev: devReportTypes,
}
