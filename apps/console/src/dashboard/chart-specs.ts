import type { travelChart } from '@sextant/contract/dashboard/charts'
import * as charts from '@sextant/contract/dashboard/charts'
import type { Endpoint, Nothing } from '@sextant/contract/kit/endpoint'
import type { TeamRef } from '@sextant/contract/kit/team'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import type { ChartMeta, ChartModel } from './chart-model'
import * as models from './chart-models'

type Query = z.input<(typeof travelChart)['query']>

type ChartEndpoint<Data> = Endpoint<
  `{team}/charts/${string}`,
  (typeof travelChart)['query'],
  Nothing,
  z.ZodMiniType<{ data: Data; meta: ChartMeta }>
>

type Look = {
  readonly title: string
  /** What is counted, in one line. */
  readonly about: string
  /** Which of a segment's days its intervals are of. */
  readonly by?: 'start' | 'booked'
  /** Rows are names rather than intervals. */
  readonly named?: boolean
}

/** A chart: how it is asked for, and how it is told. */
const spec = <Data>(of: ChartEndpoint<Data>, model: (data: Data) => ChartModel, look: Look) => ({
  id: of.name,
  by: 'start' as const,
  named: false,
  ...look,
  ask: (team: TeamRef, query: Query, slot?: string) =>
    queryOptions({
      queryKey: [of.name, { team, query }],
      // A chart that fails says so in its place; the others stand.
      throwOnError: false,
      queryFn: async ({ signal }) => {
        const { data, meta } = await api.call(of, { team, query }, slot ? { signal, slot } : { signal })
        return { model: model(data), meta }
      },
    }),
})

export type ChartSpec = ReturnType<typeof spec>

export const spendSpec = spec(charts.spendChart, models.spend, {
  title: 'Spend',
  about: 'Prices of segments, managed and unmanaged.',
})

export const chartSpecs: readonly ChartSpec[] = [
  spec(charts.travelChart, models.travel, {
    title: 'Travel',
    about: 'Segments by type, on the day they begin.',
  }),
  spendSpec,
  spec(charts.segmentBookingsChart, models.segmentBookings, {
    title: 'Managed and unmanaged',
    about: 'Segments by the class of their source.',
  }),
  spec(charts.bookingsChart, models.bookings, {
    title: 'Bookings',
    about: 'By type, on the day they were booked.',
    by: 'booked',
  }),
  spec(charts.hotelNightsChart, models.hotelNights, {
    title: 'Hotel nights',
    about: 'Nights of stays, on the day of check-in.',
  }),
  spec(charts.segmentPurchaseChart, models.segmentPurchase, {
    title: 'Advance purchase',
    about: 'Days from booking to begin, on the average.',
  }),
  spec(charts.segmentCostsChart, models.segmentCosts, {
    title: 'Unit price',
    about: 'A night, a rental day or another segment.',
    named: true,
  }),
  spec(charts.segmentSourcesChart, models.segmentSources, {
    title: 'Sources',
    about: 'Through whom segments were booked.',
    named: true,
  }),
]
