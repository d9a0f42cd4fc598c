import type { Interval } from '@sextant/contract/dashboard/charts'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import type { Unit } from '../kit/chart-texts'
import type { Tone } from '../ui/badge'

/** What narrows Travel to a mark, under the names of its query. */
export type ChartFilter = Readonly<Record<string, string>>

/** One number for each row of a chart. */
export type Column = {
  readonly label: string
  readonly unit: Unit
  readonly values: readonly (number | null)[]
  /** Drawn in this tone; columns without one are only listed. */
  readonly tone?: Tone
  readonly filter?: ChartFilter
}

/** A chart's numbers in the one form that bars, table and file are made of. */
export type ChartModel = {
  /** What stands before the numbers: first days of intervals, or names. */
  readonly rows: readonly { readonly name: string; readonly filter?: ChartFilter; readonly tone?: Tone }[]
  readonly columns: readonly Column[]
  readonly headline: { readonly value: number | null; readonly unit: Unit; readonly text: string }
}

/** What is said of every chart. */
export type ChartMeta = {
  readonly interval: Interval
  readonly start_date: string
  readonly end_date: string
  readonly currency: string
  readonly last_updated: string | null
  readonly rates_date: string | null
}

export const spanOf = ({ start_date, end_date }: ChartMeta): DaySpan => ({ start: start_date, end: end_date })

export const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)
