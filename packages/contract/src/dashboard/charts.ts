import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { BoundedDay, Currency, Day, Instant } from '../kit/wire'
import { SegmentType } from '../segments/schemas'

export const intervals = ['day', 'week', 'month'] as const
export const Interval = z.enum(intervals)
export type Interval = z.infer<typeof Interval>

/**
 * The scope of a chart: segments that start in the range (for bookings: that were booked in it), grouped by the
 * interval in which they start. At most 1,100 intervals. A week starts on Monday and is identified by that day, a month
 * by its first.
 */
const query = z.object({
  start_date: BoundedDay,
  end_date: BoundedDay,
  interval: z._default(Interval, 'month'),
  /** Restricts the segment charts to one type. */
  type: z.optional(SegmentType),
})

const meta = z.object({
  interval: Interval,
  start_date: Day,
  end_date: Day,
  currency: Currency,
  /** When the most recently changed segment in the figures was changed; null if there is none. */
  last_updated: z.nullable(Instant),
  /** The date of the exchange rates; null if no amounts were converted. */
  rates_date: z.nullable(Day),
})

const chart = <Name extends string, T extends z.ZodMiniType>(name: Name, summary: string, data: T) =>
  endpoint({
    name: `dashboard.${name.replaceAll('-', '_')}`,
    summary,
    method: 'GET',
    path: `{team}/charts/${name}`,
    permission: 'read-dashboard',
    query,
    output: z.object({ data, meta }),
  })

const count = z.int()
/** Hundredths of the team's currency. */
const cents = z.int()
const interval = Day

export const travelChart = chart(
  'travel',
  'Segments by type, with the number of travelers.',
  z.array(
    z.object({
      interval,
      air: count,
      hotel: count,
      car: count,
      rail: count,
      activity: count,
      unique: count,
    }),
  ),
)

const side = z.object({ total: cents, unique: count })
export const spendChart = chart(
  'spend',
  'Managed (tmc), unmanaged (direct) and unknown spend: what segments cost, with fees and refunds.',
  z.array(z.object({ interval, direct: side, tmc: side, unknown: side })),
)

export const bookingsChart = chart(
  'bookings',
  'Bookings by type and booking day.',
  z.array(z.object({ interval, air: count, hotel: count, car: count, rail: count })),
)

export const segmentBookingsChart = chart(
  'segment-bookings',
  'Segments by class; segments_unique counts once per traveler, day and provider.',
  z.array(z.object({ interval, direct: count, tmc: count, unknown: count, segments: count, segments_unique: count })),
)

export const hotelNightsChart = chart(
  'hotel-nights',
  'Hotel nights with their cost and unit price.',
  z.array(
    z.object({
      interval,
      nights: count,
      segments: count,
      /** Per night, in units of the currency, rounded to 2 decimals; null without a priced night. */
      computed_ppu: z.nullable(z.number()),
      computed_spend: cents,
    }),
  ),
)

const costs = { segments: count, computed_spend: cents }
const comparedCosts = z.object({
  ...costs,
  /**
   * Price per unit (night, day, segment) in units of the currency, rounded to 2 decimals. Only units booked both
   * managed and unmanaged count (nights, rental days, flights on the same route), weighted by the unmanaged quantities.
   * If there are none, all units count, provided they are of one type; otherwise null.
   */
  computed_ppu: z.nullable(z.number()),
})
export const segmentCostsChart = chart(
  'segment-costs',
  'Managed and unmanaged unit costs, like with like; avg_diff in percent, positive if unmanaged costs more.',
  z.object({
    direct: comparedCosts,
    tmc: comparedCosts,
    unknown: z.object(costs),
    avg_diff: z.nullable(z.number()),
  }),
)

export const segmentSourcesChart = chart(
  'segment-sources',
  'Sources of booked segments, most used first.',
  z.object({
    sources: z.array(
      z.object({
        source: z.nullable(z.string()),
        source_name: z.string(),
        class: z.enum(['TMC', 'Non-TMC']),
        segments: count,
        segments_unique: count,
        computed_spend: cents,
      }),
    ),
  }),
)

export const segmentPurchaseChart = chart(
  'segment-purchase',
  'Days booked in advance and unit cost, by interval.',
  z.array(
    z.object({
      interval,
      /** The mean number of days between booking and start. */
      days_before: z.nullable(z.number()),
      /** The number of segments with a known booking day. */
      segments: count,
      /** Price per unit, as in segment-costs. */
      direct: z.nullable(z.number()),
      tmc: z.nullable(z.number()),
      avg_diff: z.nullable(z.number()),
    }),
  ),
)

export const chartEndpoints = [
  travelChart,
  spendChart,
  bookingsChart,
  segmentBookingsChart,
  hotelNightsChart,
  segmentCostsChart,
  segmentSourcesChart,
  segmentPurchaseChart,
] as const
