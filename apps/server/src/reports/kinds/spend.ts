import type { Breakdown, Outline } from '@sextant/domain/reports/summarise'
import { average, type Measure, price, type Sums, share, total } from '@sextant/domain/reports/tally'
import { sourceName } from '@sextant/domain/segments/source-name'
import type { TravelRow } from '../travel/store'
import { classOf, routeOf, travelerOf } from './travel-columns'

/**
 * The values of one segment. Units are nights, days, or 1 for everything else; only priced ones count towards prices.
 */
function sumsOf(row: TravelRow): Sums {
  const cents = Number(row.cents ?? 0)
  const units = row.type === 'hotel' ? row.number_of_nights : row.type === 'car' ? row.number_of_days : 1
  const source = row.source_classification ?? 'unknown'
  const isPriced = row.cents !== null
  return {
    segments: 1,
    cents,
    units: units ?? 0,
    priced: isPriced ? 1 : 0,
    priced_units: isPriced ? (units ?? 0) : 0,
    [row.type]: 1,
    [source]: cents,
    tmc_segments: source === 'tmc' ? 1 : 0,
    lead_days: row.lead_days ?? 0,
    leads: row.lead_days === null ? 0 : 1,
  }
}

/** The breakdowns, each under the same name wherever it is offered. */
const by = {
  traveler: { id: 'traveler', label: 'Traveler', of: travelerOf },
  department: { id: 'department', label: 'Department', of: ({ department }) => department },
  cost_center: { id: 'cost_center', label: 'Cost center', of: ({ cost_center }) => cost_center },
  source: { id: 'source', label: 'Source', of: ({ source_name }) => sourceName(source_name) },
  source_class: { id: 'source_class', label: 'Source class', of: classOf },
  route: { id: 'route', label: 'Route', of: routeOf },
  city: { id: 'city', label: 'City', of: ({ start_locality }) => start_locality },
} as const satisfies Record<string, Breakdown<TravelRow>>

type Option = keyof typeof by

/** A breakdown by provider, under the label of this type of provider. */
export const byProvider = (label: string): Breakdown<TravelRow> => ({
  id: 'provider',
  label,
  of: ({ provider }) => provider,
})

type SpendSpec = {
  /** The name of the rows: Flights, Stays. */
  readonly rows: string
  readonly breakdowns: readonly (Breakdown<TravelRow> | Option)[]
  /** The unit of the price, if it is not the row. */
  readonly unit?: { readonly label: string; readonly rate: string }
}

/** How segments are summed up as spend: by month and source class, and by group. */
export const spendOutline = ({ rows, breakdowns, unit }: SpendSpec): Outline<TravelRow> => {
  const spend = total('cents', 'Spend', 'money')
  const units: readonly Measure[] = unit ? [total('units', unit.label)] : []
  const rate = unit ? price('cents', 'priced_units', unit.rate) : price('cents', 'priced', 'Average price')
  const ahead = average('lead_days', 'leads', 'Days booked ahead', 'days')
  const managed = share('tmc_segments', 'segments', 'Managed')
  return {
    sums: sumsOf,
    person: ({ owner_key }) => owner_key,
    figures: [spend, total('segments', rows), ...units, rate, ahead, managed],
    measures: [total('segments', rows), ...units, spend, rate, ahead, managed],
    weight: 'cents',
    breakdowns: breakdowns.map((one) => (typeof one === 'string' ? by[one] : one)),
    chart: {
      label: 'Spend by source class',
      unit: 'money',
      series: [
        { id: 'tmc', label: 'Managed' },
        { id: 'direct', label: 'Unmanaged' },
        { id: 'unknown', label: 'Unknown' },
      ],
      day: ({ day }) => day,
    },
  }
}
