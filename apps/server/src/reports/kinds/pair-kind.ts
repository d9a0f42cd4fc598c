import { unitPrice } from '@sextant/domain/kit/money-text'
import { average, price, share, total } from '@sextant/domain/reports/measures'
import { type PairRow, readPairs } from '../origin-destination/store'
import { columnsOf, kind } from './kind'
import { placeText } from './place-text'

const { text, number } = columnsOf<PairRow>()
const means: Readonly<Record<string, string>> = { air: 'Flight', rail: 'Train' }

const from = ({ origin_city, origin }: PairRow): string => origin_city ?? origin ?? '?'
const to = ({ destination_city, destination }: PairRow): string => destination_city ?? destination ?? '?'
/** One name for both directions. */
const pairOf = (row: PairRow): string => [from(row), to(row)].toSorted().join(' – ')

const averagePrice = ({ priced_cents, priced }: PairRow): number | null => unitPrice(priced_cents, priced)

/** City pairs, one row per direction and mode of travel. */
export const originDestination = kind<PairRow>({
  read: readPairs,
  columns: (currency) => [
    text('means', 'Means', ({ type }) => means[type] ?? type),
    text('origin', 'From', ({ origin }) => origin),
    text('origin_city', 'From city', ({ origin_city }) => origin_city),
    text('origin_country', 'From country', ({ origin_country }) => origin_country),
    text('destination', 'To', ({ destination }) => destination),
    text('destination_city', 'To city', ({ destination_city }) => destination_city),
    text('destination_country', 'To country', ({ destination_country }) => destination_country),
    number('segments', 'Segments', ({ segments }) => segments),
    number('travelers', 'Travelers', ({ travelers }) => travelers),
    number('managed', 'Managed', ({ tmc }) => tmc),
    number('amount', `Amount (${currency})`, ({ cents }) => (cents === null ? null : cents / 100)),
    number('average_price', `Average price (${currency})`, averagePrice),
    number('days_ahead', 'Days booked ahead', ({ lead_days, leads }) =>
      leads === 0 ? null : Math.round((lead_days / leads) * 10) / 10,
    ),
  ],
  outline: {
    sums: ({ segments, cents, priced, priced_cents, tmc, lead_days, leads, type }) => ({
      pairs: 1,
      segments,
      cents: cents ?? 0,
      priced,
      priced_cents,
      tmc,
      lead_days,
      leads,
      [type]: segments,
    }),
    figures: [
      total('cents', 'Spend', 'money'),
      total('segments', 'Segments'),
      total('pairs', 'Pairs of places'),
      price('priced_cents', 'priced', 'Average price'),
      average('lead_days', 'leads', 'Days booked ahead', 'days'),
      share('tmc', 'segments', 'Managed'),
    ],
    measures: [
      total('segments', 'Segments'),
      total('cents', 'Spend', 'money'),
      price('priced_cents', 'priced', 'Average price'),
      average('lead_days', 'leads', 'Days booked ahead', 'days'),
      share('tmc', 'segments', 'Managed'),
    ],
    weight: 'segments',
    breakdowns: [
      { id: 'pair', label: 'City pair', of: pairOf },
      {
        id: 'route',
        label: 'Route',
        of: (row) => `${placeText(row.type, row.origin, from(row))} – ${placeText(row.type, row.destination, to(row))}`,
      },
      { id: 'origin', label: 'From', of: from },
      { id: 'destination', label: 'To', of: to },
      { id: 'means', label: 'Means', of: ({ type }) => means[type] ?? type },
    ],
    chart: {
      label: 'Most travelled pairs',
      unit: 'count',
      series: [
        { id: 'air', label: 'Flights' },
        { id: 'rail', label: 'Trains' },
      ],
    },
  },
})
