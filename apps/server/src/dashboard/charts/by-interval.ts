import type { ChartRange } from './range'
import type { Sums } from './store'

type SumFilter = Partial<Pick<Sums, 'type' | 'class'>>

/** The sums of one interval. `of` returns those for a type and class, or zeros if there are none. */
export type IntervalSums = {
  readonly interval: string
  readonly of: (filter: SumFilter) => Omit<Sums, 'interval'>
}

const nothing = {
  type: 'all',
  class: 'all',
  segments: 0,
  segments_unique: 0,
  travelers: 0,
  cents: 0,
  units: 0,
  priced_units: 0,
  priced_cents: 0,
  lead_days: 0,
  leads: 0,
} as const satisfies Omit<Sums, 'interval'>

/** The sums of every interval of a range, including empty ones. */
export function byInterval({ intervals }: ChartRange, sums: readonly Sums[]): readonly IntervalSums[] {
  const grouped = new Map<string, Sums[]>(intervals.map((interval) => [interval, []]))
  for (const sum of sums) grouped.get(sum.interval)?.push(sum)
  return intervals.map((interval) => {
    const rows = grouped.get(interval) ?? []
    const of = (filter: SumFilter) =>
      rows.find((sum) => (filter.type ?? sum.type) === sum.type && (filter.class ?? sum.class) === sum.class) ?? nothing
    return { interval, of }
  })
}
