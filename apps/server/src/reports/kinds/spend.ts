import type { SegmentType } from '@sextant/contract/segments/schemas'
import { average, type Measure, price, type Sums, share, total } from '@sextant/domain/reports/measures'
import type { Breakdown, Outline } from '@sextant/domain/reports/summarise'
import { sourceName } from '@sextant/domain/segments/source-name'
import type { TravelRow } from '../travel/store'
import { classOf, routeOf, travelerOf } from './travel-columns'

/**
 * The values of one segment. Units are nights or days, or 1 for everything else; only priced ones count towards prices.
 */
function sumsOf(row: TravelRow): Sums {
  const cents = Number(row.net_cents ?? 0)
  const counted = row.counts ? 1 : 0
  const units = row.type === 'hotel' ? row.number_of_nights : row.type === 'car' ? row.number_of_days : 1
  const source = row.source_classification ?? 'unknown'
  const isPriced = row.status === 'Active' && row.net_cents !== null
  return {
    segments: counted,
    cents,
    units: counted * (units ?? 0),
    priced: isPriced ? 1 : 0,
    priced_cents: isPriced ? cents : 0,
    priced_units: isPriced ? (units ?? 0) : 0,
    ...(isPriced && { [`${row.type}_cents`]: cents, [`${row.type}_units`]: units ?? 0 }),
    [row.type]: counted,
    [source]: cents,
    tmc_segments: source === 'tmc' ? counted : 0,
    lead_days: counted * (row.lead_days ?? 0),
    leads: row.lead_days === null ? 0 : counted,
  }
}

/** The breakdowns, each with the same name wherever it is offered. */
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

/** A breakdown by provider, labelled for this type of provider. */
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
  /** Prices for several types of units, which are not averaged together. */
  readonly rates?: readonly Measure[]
}

/** The price per unit of one type, such as a flight or a night. */
export const rateOf = (type: SegmentType, label: string): Measure => price(`${type}_cents`, `${type}_units`, label)

/** How segments are aggregated as spend: by month and source class, and by group. */
export const spendOutline = ({ rows, breakdowns, unit, rates }: SpendSpec): Outline<TravelRow> => {
  const spend = total('cents', 'Spend', 'money')
  const units: readonly Measure[] = unit ? [total('units', unit.label)] : []
  const unitPrice = unit
    ? price('priced_cents', 'priced_units', unit.rate)
    : price('priced_cents', 'priced', 'Average price')
  const prices = rates ?? [unitPrice]
  const ahead = average('lead_days', 'leads', 'Days booked ahead', 'days')
  const managed = share('tmc_segments', 'segments', 'Managed')
  return {
    sums: sumsOf,
    person: ({ owner_key, counts }) => (counts ? owner_key : null),
    figures: [spend, total('segments', rows), ...units, ...prices, ahead, managed],
    measures: [total('segments', rows), ...units, spend, ...prices, ahead, managed],
    weight: 'cents',
    breakdowns: breakdowns.map((breakdown) => (typeof breakdown === 'string' ? by[breakdown] : breakdown)),
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
