import type * as charts from '@sextant/contract/dashboard/charts'
import type { OutputOf } from '@sextant/contract/kit/endpoint'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { sourceClassLabel } from '@sextant/domain/segments/source-name'
import type { Unit } from '../kit/chart-texts'
import { type ChartModel, type Column, sum } from './chart-model'

/** Converts each chart's response to the common chart model. */

type DataOf<C extends (typeof charts.chartEndpoints)[number]> = OutputOf<C>['data']

const managed = { tone: 'managed', filter: { source_classification: 'tmc' } } as const
const unmanaged = { tone: 'unmanaged', filter: { source_classification: 'direct' } } as const
const unknown = { tone: 'neutral', filter: { source_classification: 'unknown' } } as const

const typeLabels: Record<SegmentType, string> = {
  air: 'Flights',
  hotel: 'Hotels',
  car: 'Cars',
  rail: 'Rail',
  activity: 'Activities',
}

/** A column of counts for one segment type. */
const ofType = <T extends SegmentType>(type: T, rows: readonly Readonly<Record<T, number>>[]): Column => ({
  label: typeLabels[type],
  unit: 'count',
  values: rows.map((row) => row[type]),
  tone: type,
  filter: { type },
})

/** A column that appears only in the table. */
const column = <Row>(label: string, unit: Unit, rows: readonly Row[], of: (row: Row) => number | null): Column => ({
  label,
  unit,
  values: rows.map(of),
})

const intervalsOf = (rows: readonly { readonly interval: string }[]) => rows.map(({ interval }) => ({ name: interval }))

/** The sum of the drawn columns. */
const totalOf = (columns: readonly Column[]): number => sum(columns.flatMap(({ tone, values }) => (tone ? values : [])))

export function travel(rows: DataOf<typeof charts.travelChart>): ChartModel {
  const columns = [
    ofType('air', rows),
    ofType('hotel', rows),
    ofType('car', rows),
    ofType('rail', rows),
    ofType('activity', rows),
    column('Travelers', 'count', rows, ({ unique }) => unique),
  ]
  return {
    rows: intervalsOf(rows),
    columns,
    headline: { value: totalOf(columns), unit: 'count', text: 'segments' },
  }
}

export function spend(rows: DataOf<typeof charts.spendChart>): ChartModel {
  const columns: readonly Column[] = [
    { ...column('TMC', 'money', rows, ({ tmc }) => tmc.total), ...managed },
    { ...column('Non-TMC', 'money', rows, ({ direct }) => direct.total), ...unmanaged },
    { ...column('Unknown', 'money', rows, (row) => row.unknown.total), ...unknown },
    column('Travelers, TMC', 'count', rows, ({ tmc }) => tmc.unique),
    column('Travelers, Non-TMC', 'count', rows, ({ direct }) => direct.unique),
    column('Travelers, unknown', 'count', rows, (row) => row.unknown.unique),
  ]
  return {
    rows: intervalsOf(rows),
    columns,
    headline: { value: totalOf(columns), unit: 'money', text: 'spent' },
  }
}

export function bookings(rows: DataOf<typeof charts.bookingsChart>): ChartModel {
  const columns = [ofType('air', rows), ofType('hotel', rows), ofType('car', rows), ofType('rail', rows)]
  return {
    rows: intervalsOf(rows),
    columns,
    headline: { value: totalOf(columns), unit: 'count', text: 'booked' },
  }
}

export function segmentBookings(rows: DataOf<typeof charts.segmentBookingsChart>): ChartModel {
  const columns: readonly Column[] = [
    { ...column('TMC', 'count', rows, ({ tmc }) => tmc), ...managed },
    { ...column('Non-TMC', 'count', rows, ({ direct }) => direct), ...unmanaged },
    { ...column('Unknown', 'count', rows, (row) => row.unknown), ...unknown },
    column('Segments', 'count', rows, ({ segments }) => segments),
    column('Unique segments', 'count', rows, ({ segments_unique }) => segments_unique),
  ]
  const tmc = sum(rows.map((row) => row.tmc))
  const all = sum(rows.map(({ segments }) => segments))
  return {
    rows: intervalsOf(rows),
    columns,
    headline: {
      value: all,
      unit: 'count',
      text: all > 0 ? `segments, ${Math.round((tmc / all) * 100)}% managed` : 'segments',
    },
  }
}

export function hotelNights(rows: DataOf<typeof charts.hotelNightsChart>): ChartModel {
  return {
    rows: intervalsOf(rows),
    columns: [
      {
        ...column('Nights', 'count', rows, ({ nights }) => nights),
        tone: 'hotel',
        filter: { type: 'hotel' },
      },
      column('Stays', 'count', rows, ({ segments }) => segments),
      column('Price per night', 'price', rows, ({ computed_ppu }) => computed_ppu),
      column('Spend', 'money', rows, ({ computed_spend }) => computed_spend),
    ],
    headline: { value: sum(rows.map(({ nights }) => nights)), unit: 'count', text: 'nights' },
  }
}

export function segmentPurchase(rows: DataOf<typeof charts.segmentPurchaseChart>): ChartModel {
  const total = sum(rows.map(({ segments }) => segments))
  const days = sum(rows.map(({ days_before, segments }) => (days_before ?? 0) * segments))
  const mean = total > 0 ? Math.round((days / total) * 10) / 10 : null
  return {
    rows: intervalsOf(rows),
    columns: [
      { ...column('Lead time', 'days', rows, ({ days_before }) => days_before), tone: 'accent' },
      column('Unit price, TMC', 'price', rows, ({ tmc }) => tmc),
      column('Unit price, Non-TMC', 'price', rows, ({ direct }) => direct),
      column('Difference', 'percent', rows, ({ avg_diff }) => avg_diff),
    ],
    headline: { value: mean, unit: 'days', text: 'average lead time' },
  }
}

export function segmentCosts({
  direct,
  tmc,
  avg_diff,
  ...others
}: DataOf<typeof charts.segmentCostsChart>): ChartModel {
  const sides = [
    { name: sourceClassLabel('tmc'), ...managed, ...tmc },
    { name: sourceClassLabel('direct'), ...unmanaged, ...direct },
    { name: sourceClassLabel(null), ...unknown, ...others.unknown, computed_ppu: null },
  ]
  return {
    rows: sides.map(({ name, tone, filter }) => ({ name, tone, filter })),
    columns: [
      { ...column('Unit price', 'price', sides, ({ computed_ppu }) => computed_ppu), tone: 'neutral' },
      column('Segments', 'count', sides, ({ segments }) => segments),
      column('Spend', 'money', sides, ({ computed_spend }) => computed_spend),
    ],
    headline: { value: avg_diff, unit: 'percent', text: 'unmanaged over managed' },
  }
}

export function segmentSources({ sources }: DataOf<typeof charts.segmentSourcesChart>): ChartModel {
  return {
    rows: sources.map(({ source, source_name, class: of }) => ({
      name: source === null ? source_name : `${source_name} (${of})`,
      tone: of === 'TMC' ? managed.tone : source === null ? unknown.tone : unmanaged.tone,
      filter: { source_name, ...(of === 'TMC' ? managed.filter : { source_classification: 'direct,unknown' }) },
    })),
    columns: [
      { ...column('Segments', 'count', sources, ({ segments }) => segments), tone: 'neutral' },
      column('Unique segments', 'count', sources, ({ segments_unique }) => segments_unique),
      column('Spend', 'money', sources, ({ computed_spend }) => computed_spend),
    ],
    headline: { value: sources.length, unit: 'count', text: sources.length === 1 ? 'source' : 'sources' },
  }
}
