import type { ReportChart as Chart, Report } from '@sextant/contract/reports/schemas'
import { niceTicks } from '@sextant/domain/dashboard/nice-ticks'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { intervalText, shortText, tickText, type Unit } from '../kit/chart-texts'
import type { Tone } from '../ui/badge'
import { IconButton } from '../ui/button'
import { type ChartBar, ChartBars } from '../ui/chart-bars'
import { ChartRows } from '../ui/chart-rows'
import { ChartKey } from '../ui/chart-tooltip'
import { Panel } from '../ui/panel'
import { measureText } from './copy'

/** Colors of the chart's series; any other uses the accent color. */
const tones: Readonly<Record<string, Tone>> = {
  tmc: 'managed',
  direct: 'unmanaged',
  unknown: 'neutral',
  air: 'air',
  hotel: 'hotel',
  car: 'car',
  rail: 'rail',
  activity: 'activity',
  processed: 'good',
  unrecognized: 'warning',
  other: 'neutral',
}
const toneOf = (id: string): Tone => tones[id] ?? 'accent'
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

type ReportChartProps = { chart: Chart; report: Report; currency: string }

/** A report over time as bars, or its largest groups as rows. */
export function ReportChart({ chart, report, currency }: ReportChartProps) {
  const [asTable, setAsTable] = useState(false)
  if (chart.points.length === 0) return null
  const Icon = asTable ? ChartColumn : Table2
  return (
    <Panel
      title={chart.label}
      label={chart.label}
      actions={
        <IconButton label={asTable ? 'View as chart' : 'View as table'} onClick={() => setAsTable(!asTable)}>
          <Icon aria-hidden="true" />
        </IconButton>
      }
    >
      {asTable ? <PointTable {...{ chart, report, currency }} /> : <ChartDrawing {...{ chart, report, currency }} />}
    </Panel>
  )
}

function ChartDrawing({ chart, report, currency }: ReportChartProps) {
  if (chart.interval === null) return <ChartRows label={`${chart.label}, chart`} rows={rowsOf(chart, currency)} />
  const shown = chart.series.filter((_, at) => chart.points.some(({ values }) => (values[at] ?? 0) > 0))
  const max = Math.max(...chart.points.map(({ values }) => sum(values)))
  return (
    <>
      <ChartBars
        label={`${chart.label}, chart`}
        bars={barsOf(chart, chart.interval, report, currency)}
        ticks={niceTicks(max, chart.unit === 'count' ? 1 : 0)}
        tickText={(value) => shortText(value, plainUnit(chart.unit), currency)}
      />
      {chart.series.length > 1 ? (
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {shown.map(({ id, label }) => (
            <li key={id} className="flex items-center gap-1.5">
              <ChartKey tone={toneOf(id)} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The chart's data as a table. */
const PointTable = ({ chart: { label, interval, points, series, unit }, report, currency }: ReportChartProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
  <section aria-label={`${label}, table`} tabIndex={0} className="max-h-80 overflow-auto">
    <table className="w-full text-left text-sm">
      <thead className="sticky top-0 bg-surface text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {interval === null ? 'Name' : 'Days'}
          </th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col" className="px-2 py-1.5 text-right font-medium whitespace-nowrap">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ name, values }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {interval === null ? name : intervalText(name, interval, spanOf(report))}
            </th>
            {series.map(({ id }, at) => (
              <td key={id} className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums">
                {measureText(values[at] ?? null, unit, currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const spanOf = ({ attributes: { start_date: start, end_date: end } }: Report) => ({ start, end })

const plainUnit = (unit: Chart['unit']): Unit => (unit === 'number' ? 'count' : unit)

function barsOf(
  { points, series, unit }: Chart,
  interval: NonNullable<Chart['interval']>,
  report: Report,
  currency: string,
): readonly ChartBar[] {
  return points.map(({ name, values }) => {
    const parts = series.map(({ id, label }, at) => ({ label, tone: toneOf(id), value: values[at] ?? 0 }))
    return {
      key: name,
      tick: tickText(name, interval),
      title: intervalText(name, interval, spanOf(report)),
      before: null,
      marks: parts.filter(({ value }) => value > 0).map((part) => ({ ...part, href: null })),
      lines: parts.map(({ label, tone, value }) => ({
        label,
        tone,
        text: measureText(value, unit, currency),
      })),
    }
  })
}

const rowsOf = ({ points, series, unit }: Chart, currency: string) =>
  points.map(({ name, values }) => ({
    name,
    tone: toneOf(series.length === 1 ? (series[0]?.id ?? '') : (series[values.indexOf(Math.max(...values))]?.id ?? '')),
    value: sum(values),
    text: measureText(sum(values), unit, currency),
    note:
      series.length > 1
        ? series
            .flatMap(({ label }, at) => ((values[at] ?? 0) > 0 ? [`${values[at]} ${label.toLowerCase()}`] : []))
            .join(' · ')
        : '',
    href: null,
  }))
