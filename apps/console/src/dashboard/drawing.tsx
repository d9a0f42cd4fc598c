import type { SegmentType } from '@sextant/contract/segments/schemas'
import { niceTicks } from '@sextant/domain/dashboard/nice-ticks'
import { numberText } from '@sextant/domain/kit/number-text'
import { intervalText, shortText, tickText, valueText } from '../kit/chart-texts'
import { teamRoute } from '../kit/route-names'
import { useCan, useTeamRef } from '../kit/workspace'
import { type ChartBar, ChartBars } from '../ui/chart-bars'
import { type ChartRow, ChartRows } from '../ui/chart-rows'
import { ChartKey, type TooltipLine } from '../ui/chart-tooltip'
import { type ChartFilter, type ChartMeta, type ChartModel, type Column, spanOf, sum } from './chart-model'
import type { ChartSpec } from './chart-specs'
import { travelLink } from './travel-link'

/** A chart's data, with the previous period's if compared. */
export type ChartData = {
  readonly model: ChartModel
  readonly meta: ChartMeta
  readonly before: { readonly model: ChartModel; readonly meta: ChartMeta } | null
  readonly stale: boolean
}

/** The number of rows drawn; the table has all of them. */
const rowsShown = 5

type DrawingProps = { chart: ChartSpec; data: ChartData; type: SegmentType | undefined }

/** A chart as bars. Each part links to the records it counts, if the user may browse them. */
export function Drawing({ chart, data, type }: DrawingProps) {
  const { meta, stale, model } = data
  const can = useCan()
  const ref = useTeamRef()
  const linkTo = (first: string | null, filter: ChartFilter): string | null => {
    if (!can(chart.linkPermission ?? 'browse-trips')) return null
    if (chart.link) return chart.link(ref, meta, first, filter)
    const travel = teamRoute('org.travel.index', ref.id)
    return travelLink(travel, meta, { first, by: chart.by }, { ...(type ? { type } : {}), ...filter })
  }
  if (chart.named) return <Rows label={`${chart.title}, chart`} data={data} linkTo={linkTo} />
  const seriesColumns = model.columns.filter(({ tone }) => tone)
  const unit = seriesColumns[0]?.unit ?? 'count'
  const bars = barsOf(data, seriesColumns, linkTo)
  const max = Math.max(...bars.map(({ marks, before }) => Math.max(sum(marks.map(({ value }) => value)), before ?? 0)))
  return (
    <div className="flex flex-col gap-3">
      <ChartBars
        label={`${chart.title}, chart`}
        bars={bars}
        ticks={niceTicks(max, unit === 'count' ? 1 : 0)}
        tickText={(value) => shortText(value, unit, meta.currency)}
        stale={stale}
      />
      <Legend columns={seriesColumns} compared={data.before !== null} />
    </div>
  )
}

type RowsProps = { label: string; data: ChartData; linkTo: LinkTo }

const Rows = ({ label, data, linkTo }: RowsProps) => {
  const hidden = data.model.rows.length - rowsShown
  return (
    <>
      <ChartRows label={label} rows={rowsOf(data, linkTo)} stale={data.stale} />
      {hidden > 0 ? <p className="text-sm text-muted">{numberText(hidden)} more in the table.</p> : null}
    </>
  )
}

type LinkTo = (first: string | null, filter: ChartFilter) => string | null

function barsOf(
  { model, meta, before }: ChartData,
  seriesColumns: readonly Column[],
  linkTo: LinkTo,
): readonly ChartBar[] {
  const previousColumn = before?.model.columns.filter(({ tone }) => tone)
  return model.rows.map(({ name }, at) => {
    const previous = previousColumn ? sum(previousColumn.map(({ values }) => values[at] ?? null)) : null
    return {
      key: name,
      tick: tickText(name, meta.interval),
      title: intervalText(name, meta.interval, spanOf(meta)),
      before: previous,
      marks: seriesColumns.flatMap(({ label, unit, values, tone, filter = {} }) => {
        const value = values[at] ?? 0
        const text = `${label}: ${valueText(value, unit, meta.currency)}`
        return tone && value > 0 ? [{ label: text, tone, value, href: linkTo(name, filter) }] : []
      }),
      lines: [...linesAt(model, at, meta), ...previousLine(previous, seriesColumns, meta)],
    }
  })
}

const linesAt = ({ columns }: ChartModel, at: number, meta: ChartMeta): readonly TooltipLine[] =>
  columns.map(({ label, unit, values, tone }) => ({
    label,
    text: valueText(values[at] ?? null, unit, meta.currency),
    ...(tone ? { tone } : {}),
  }))

const previousLine = (
  previous: number | null,
  seriesColumns: readonly Column[],
  meta: ChartMeta,
): readonly TooltipLine[] =>
  previous === null
    ? []
    : [
        {
          label: 'Previous period',
          text: valueText(previous, seriesColumns[0]?.unit ?? 'count', meta.currency),
          tone: 'neutral',
        },
      ]

function rowsOf({ model, meta, before }: ChartData, linkTo: LinkTo): readonly ChartRow[] {
  const column = model.columns.find(({ tone }) => tone)
  const previousColumn = before?.model.columns.find(({ tone }) => tone)
  if (!column) return []
  return model.rows.slice(0, rowsShown).map(({ name, tone = 'neutral', filter = {} }, at) => {
    const value = column.values[at] ?? null
    const previous = previousColumn?.values[before?.model.rows.findIndex((row) => row.name === name) ?? -1] ?? null
    return {
      name,
      tone,
      value,
      text: valueText(value, column.unit, meta.currency),
      note: noteOf(model, at, meta),
      href: linkTo(null, filter),
      ...(previous === null
        ? {}
        : { before: { value: previous, text: valueText(previous, column.unit, meta.currency) } }),
    }
  })
}

/** The remaining values of a row, abbreviated. */
const noteOf = ({ columns }: ChartModel, at: number, meta: ChartMeta): string =>
  columns
    .filter(({ tone, values }) => !tone && values[at] !== null)
    .map(({ label, unit, values }) => {
      const text = shortText(values[at] ?? 0, unit, meta.currency)
      return unit === 'money' ? text : `${text} ${label.toLowerCase()}`
    })
    .join(' · ')

const Legend = ({ columns, compared }: { columns: readonly Column[]; compared: boolean }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
    {columns.map(({ label, tone }) => (
      <li key={label} className="flex items-center gap-1.5">
        {tone ? <ChartKey tone={tone} /> : null}
        {label}
      </li>
    ))}
    {compared ? (
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-edge/45" />
        Previous period
      </li>
    ) : null}
  </ul>
)
