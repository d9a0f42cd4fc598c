import { changePercent } from '@sextant/domain/dashboard/change-percent'
import { spanText } from '@sextant/domain/kit/time-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartColumn, Download, Table2 } from 'lucide-react'
import { useState } from 'react'
import { percentText, valueText } from '../kit/chart-texts'
import { useTeamRef } from '../kit/workspace'
import { Button, IconButton } from '../ui/button'
import { Panel } from '../ui/panel'
import { saveFile } from '../ui/save-file'
import { Skeleton } from '../ui/skeleton'
import { type ChartModel, spanOf } from './chart-model'
import type { ChartSpec } from './chart-specs'
import { ChartTable, chartCsv } from './chart-table'
import { type ChartData, Drawing } from './drawing'
import { queriesOf } from './queries'
import type { DashboardView } from './search'

type ChartPanelProps = { chart: ChartSpec; view: DashboardView }

/** One chart with its headline figure, table and CSV file. A failed chart does not affect the others. */
export function ChartPanel({ chart, view }: ChartPanelProps) {
  const [asTable, setAsTable] = useState(false)
  const queries = queriesOf(chart, useTeamRef(), view)
  const current = useQuery({ ...queries.now, placeholderData: keepPreviousData })
  const before = useQuery({
    ...queries.before,
    enabled: view.previous !== null,
    placeholderData: keepPreviousData,
  })
  const data: ChartData | null = current.data
    ? {
        ...current.data,
        before: view.previous === null ? null : (before.data ?? null),
        stale: current.isPlaceholderData,
      }
    : null
  return (
    <Panel
      title={chart.title}
      label={chart.title}
      actions={
        data ? (
          <div className="flex">
            <IconButton label={asTable ? 'View as chart' : 'View as table'} onClick={() => setAsTable(!asTable)}>
              {asTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
            </IconButton>
            <IconButton label="Download CSV" onClick={() => download(chart, data)}>
              <Download aria-hidden="true" />
            </IconButton>
          </div>
        ) : null
      }
    >
      {current.isError && !data ? (
        <Failed title={chart.title} onRetry={() => void current.refetch()} />
      ) : (
        <div className="flex min-h-76 flex-col gap-3">
          <Headline description={chart.description} data={data} />
          {data === null ? (
            <Skeleton className="h-56 w-full" />
          ) : (
            <Content {...{ chart, data, asTable }} type={view.type} />
          )}
        </div>
      )}
    </Panel>
  )
}

type ContentProps = { chart: ChartSpec; data: ChartData; asTable: boolean; type: DashboardView['type'] }

function Content({ chart, data, asTable, type }: ContentProps) {
  if (isEmpty(data.model))
    return (
      <p className="flex h-56 items-center justify-center rounded-box border border-dashed border-line text-muted">
        No data in this period.
      </p>
    )
  return asTable ? (
    <ChartTable {...data} title={chart.title} named={chart.named} />
  ) : (
    <Drawing chart={chart} data={data} type={type} />
  )
}

const isEmpty = ({ columns }: ChartModel): boolean =>
  columns.every(({ values }) => values.every((value) => value === null || value === 0))

/** The headline figure, and its change from the previous period. */
function Headline({ description, data }: { description: string; data: ChartData | null }) {
  if (data === null)
    return (
      <div className="flex h-13 flex-col gap-2">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="w-56" />
      </div>
    )
  const { model, meta, before } = data
  const { value, unit, text } = model.headline
  const percent = before ? changePercent(value, before.model.headline.value) : null
  return (
    <div className="min-h-13">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-xl font-semibold tabular-nums">{valueText(value, unit, meta.currency)}</span>
        <span>{text}</span>
        {before ? (
          <span className="text-sm text-muted tabular-nums">
            {percent === null || unit === 'percent' ? null : `${percentText(percent)} `}
            {`(${valueText(before.model.headline.value, unit, meta.currency)} in ${spanText(spanOf(before.meta).start, spanOf(before.meta).end)})`}
          </span>
        ) : null}
      </p>
      <p className="text-sm text-muted">{description}</p>
    </div>
  )
}

const Failed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <div role="alert" className="flex min-h-76 flex-col items-center justify-center gap-3 text-muted">
    <p>{title} could not be loaded.</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)

function download({ id, named }: ChartSpec, { model, meta }: ChartData): void {
  const name = `${id.replace('dashboard.', '').replaceAll('_', '-')}-${meta.start_date}-${meta.end_date}.csv`
  saveFile(name, chartCsv(model, meta, named), 'text/csv')
}
