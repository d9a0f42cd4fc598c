import type { Interval } from '@sextant/contract/dashboard/charts'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import type { Unit } from '../kit/chart-texts'
import type { Tone } from '../ui/badge'

/** The query parameters that restrict Travel to the segments behind a mark. */
export type ChartFilter = Readonly<Record<string, string>>

/** One value for each row of a chart. */
export type Column = {
  readonly label: string
  readonly unit: Unit
  readonly values: readonly (number | null)[]
  /** The color it is drawn in; columns without one appear only in the table. */
  readonly tone?: Tone
  readonly filter?: ChartFilter
}

/** A chart's data in the common form that the bars, the table and the CSV file are built from. */
export type ChartModel = {
  /** The row labels: first days of intervals, or names. */
  readonly rows: readonly { readonly name: string; readonly filter?: ChartFilter; readonly tone?: Tone }[]
  readonly columns: readonly Column[]
  readonly headline: { readonly value: number | null; readonly unit: Unit; readonly text: string }
}

/** Metadata of every chart. */
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
