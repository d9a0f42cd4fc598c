import type { ReportGroup, ReportSummary, Unit } from '@sextant/contract/reports/schemas'
import { defaultInterval } from '../dashboard/default-interval'
import { intervalOf, intervalsIn } from '../dashboard/intervals'
import type { DaySpan } from '../kit/date-presets'
import { addTo, type Measure, type Sums, sumOf } from './measures'

/** How the rows of a report are summed up. */
export type Outline<Row> = {
  /** The values of a row. */
  readonly sums: (row: Row) => Sums
  /** Totals of all rows. The number of distinct travelers is added if rows have travelers. */
  readonly figures: readonly Measure[]
  readonly measures: readonly Measure[]
  /** The measure that groups are sorted by, largest first. */
  readonly weight: string
  readonly breakdowns: readonly Breakdown<Row>[]
  /** The traveler of a row, to count each person once. */
  readonly person?: (row: Row) => string | null
  readonly chart: {
    readonly label: string
    readonly unit: Unit
    /** Sums by name. */
    readonly series: readonly { readonly id: string; readonly label: string }[]
    /** The day of a row in the chart. If absent, the chart shows the groups of the first breakdown. */
    readonly day?: (row: Row) => string | null
  }
}

export type Breakdown<Row> = {
  readonly id: string
  readonly label: string
  readonly of: (row: Row) => string | null
}

export type ReportTotals = {
  readonly rows: number
  readonly summary: ReportSummary
  /** By the breakdown's id, largest first. */
  readonly groups: ReadonlyMap<string, readonly ReportGroup[]>
}

/** The maximum number of groups in a breakdown. Smaller ones are combined. */
export const maxGroups = 20_000
const unknown = 'Unknown'
const othersLabel = 'All others'
/** The maximum number of groups in a chart. */
const maxChartGroups = 10

/** Sums up rows as a stream: memory grows with the number of groups and people, not of rows. */
export function summarise<Row>(outline: Outline<Row>, span: DaySpan) {
  const all: Record<string, number> = {}
  const people = new Set<string>()
  const interval = defaultInterval(span)
  const times = new Map<string, Record<string, number>>()
  const groups = new Map(outline.breakdowns.map(({ id }) => [id, new Map<string, Record<string, number>>()]))
  let rows = 0

  const add = (row: Row): void => {
    const sums = outline.sums(row)
    rows += 1
    addTo(all, sums)
    const person = outline.person?.(row)
    if (person) people.add(person)
    for (const { id, of } of outline.breakdowns) addIn(groups.get(id), of(row) || unknown, sums)
    const day = outline.chart.day?.(row)
    if (day) addIn(times, intervalOf(day, interval), sums)
  }

  const end = (): ReportTotals => {
    const listed = new Map([...groups].map(([id, found]) => [id, listGroups(outline, found)] as const))
    const chart = outline.chart.day
      ? { interval, points: timePoints(outline, times, intervalsIn(span, interval)) }
      : { interval: null, points: groupPoints(outline, [...listed.values()][0] ?? []) }
    return {
      rows,
      groups: new Map([...listed].map(([id, found]) => [id, found.map(groupOf(outline.measures))])),
      summary: {
        figures: figuresOf(outline, all, people.size),
        chart: { ...chartOf(outline), ...chart },
        breakdowns: outline.breakdowns.map(({ id, label }) => ({ id, label })),
        measures: outline.measures.map(({ label, unit }) => ({ label, unit })),
      },
    }
  }
  return { add, end }
}

function addIn(found: Map<string, Record<string, number>> | undefined, value: string, sums: Sums): void {
  if (!found) return
  const name = found.has(value) || found.size < maxGroups ? value : othersLabel
  const existing = found.get(name)
  if (existing) addTo(existing, sums)
  else found.set(name, { ...sums })
}

type Group = readonly [name: string, sums: Sums]

const listGroups = <Row>({ weight }: Outline<Row>, found: ReadonlyMap<string, Sums>): readonly Group[] =>
  [...found].toSorted(([a, one], [b, two]) => sumOf(two, weight) - sumOf(one, weight) || (a < b ? -1 : 1))

const groupOf =
  (measures: readonly Measure[]) =>
  ([name, sums]: Group): ReportGroup => ({ name, values: measures.map(({ of }) => of(sums)) })

function figuresOf<Row>({ figures, person }: Outline<Row>, all: Sums, people: number) {
  const totals = figures.map(({ label, unit, of }) => ({ label, unit, value: of(all) }))
  const travelers = { label: 'Travelers', unit: 'count' as const, value: people }
  return person ? [...totals.slice(0, 2), travelers, ...totals.slice(2)] : totals
}

const chartOf = <Row>({ chart: { label, unit, series } }: Outline<Row>) => ({
  label,
  unit,
  series: series.map(({ id, label }) => ({ id, label })),
})

const valuesOf = <Row>({ chart }: Outline<Row>, sums: Sums): number[] => chart.series.map(({ id }) => sumOf(sums, id))

/** One point per interval, including empty ones; only non-empty ones if there are too many. */
const timePoints = <Row>(
  outline: Outline<Row>,
  times: ReadonlyMap<string, Sums>,
  intervals: readonly string[] | null,
) =>
  (intervals ?? [...times.keys()].toSorted()).map((name) => ({
    name,
    values: valuesOf(outline, times.get(name) ?? {}),
  }))

const groupPoints = <Row>(outline: Outline<Row>, groups: readonly Group[]) =>
  groups.slice(0, maxChartGroups).map(([name, sums]) => ({ name, values: valuesOf(outline, sums) }))
