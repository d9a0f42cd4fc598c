import type { travelChart } from '@sextant/contract/dashboard/charts'
import * as charts from '@sextant/contract/dashboard/charts'
import type { Endpoint, Nothing } from '@sextant/contract/kit/endpoint'
import type { PermissionName } from '@sextant/contract/kit/permissions'
import type { TeamRef } from '@sextant/contract/kit/team'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import type { ChartFilter, ChartMeta, ChartModel } from './chart-model'
import * as models from './chart-models'

type Query = z.input<(typeof travelChart)['query']>

type ChartEndpoint<Data> = Endpoint<
  `{team}/charts/${string}`,
  (typeof travelChart)['query'],
  Nothing,
  z.ZodMiniType<{ data: Data; meta: ChartMeta }>
>

type Presentation = {
  readonly title: string
  /** A one-line description of what is counted. */
  readonly description: string
  /** Which date of a segment assigns it to an interval. */
  readonly by?: 'start' | 'booked'
  /** Whether rows are names rather than intervals. */
  readonly named?: boolean
}

/** A chart's data as a query. Errors are shown in place; the other charts are unaffected. */
export const chartQuery = (name: string, input: object, answer: (signal: AbortSignal) => Promise<ChartResponse>) =>
  queryOptions({
    queryKey: [name, input],
    throwOnError: false,
    queryFn: async ({ signal }) => await answer(signal),
  })

type ChartResponse = { readonly model: ChartModel; readonly meta: ChartMeta }

/** A chart: its query and its presentation. */
export type ChartSpec = Required<Presentation> & {
  readonly id: string
  readonly query: (team: TeamRef, query: Query, slot?: string) => ReturnType<typeof chartQuery>
  /** The link of a mark, given the first day of its interval. Defaults to the team's Travel page. */
  readonly link?: (team: TeamRef, meta: ChartMeta, first: string | null, filter: ChartFilter) => string
  readonly linkPermission?: PermissionName
}

const spec = <Data>(
  of: ChartEndpoint<Data>,
  model: (data: Data) => ChartModel,
  presentation: Presentation,
): ChartSpec => ({
  id: of.name,
  by: 'start' as const,
  named: false,
  ...presentation,
  query: (team, query, slot) =>
    chartQuery(of.name, { team, query }, async (signal) => {
      const { data, meta } = await api.call(of, { team, query }, slot ? { signal, slot } : { signal })
      return { model: model(data), meta }
    }),
})

export const spendSpec = spec(charts.spendChart, models.spend, {
  title: 'Spend',
  description: 'Cost of managed and unmanaged segments.',
})

export const chartSpecs: readonly ChartSpec[] = [
  spec(charts.travelChart, models.travel, {
    title: 'Travel',
    description: 'Segments by type and start date.',
  }),
  spendSpec,
  spec(charts.segmentBookingsChart, models.segmentBookings, {
    title: 'Managed and unmanaged',
    description: 'Segments by source class.',
  }),
  spec(charts.bookingsChart, models.bookings, {
    title: 'Bookings',
    description: 'By type and booking date.',
    by: 'booked',
  }),
  spec(charts.hotelNightsChart, models.hotelNights, {
    title: 'Hotel nights',
    description: 'Nights by check-in date.',
  }),
  spec(charts.segmentPurchaseChart, models.segmentPurchase, {
    title: 'Booking lead time',
    description: 'Average days between booking and start.',
  }),
  spec(charts.segmentCostsChart, models.segmentCosts, {
    title: 'Unit price',
    description: 'Per night, rental day or segment, compared like with like.',
    named: true,
  }),
  spec(charts.segmentSourcesChart, models.segmentSources, {
    title: 'Sources',
    description: 'Segments by booking source.',
    named: true,
  }),
]
