import type { Report, ReportGroup, ReportSummary } from '@sextant/contract/reports/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePaging } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { usePageSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { FigureCards } from '../ui/figure-cards'
import { Paging } from '../ui/paging'
import { Select } from '../ui/select'
import { Skeleton } from '../ui/skeleton'
import { type Column, Table } from '../ui/table'
import { measureText } from './copy'
import { DataSearch, dataQuery } from './queries'
import { ReportChart } from './report-chart'

/** Narrow windows show only the first measures. */
const widths = [undefined, undefined, 'md', 'md', 'lg', 'lg', 'xl'] as const

const columnsOf = ({ measures }: ReportSummary, label: string, currency: string): readonly Column<ReportGroup>[] => [
  { id: 'name', label, cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span> },
  ...measures.map(({ label, unit }, at): Column<ReportGroup> => {
    const from = widths[at]
    return {
      id: label,
      label,
      align: 'end',
      ...(from ? { from } : {}),
      cell: ({ values }) => (
        <span className="whitespace-nowrap tabular-nums">{measureText(values[at] ?? null, unit, currency)}</span>
      ),
    }
  }),
]

/** A report's results: totals, a chart, and a table by the chosen grouping. */
export function Results({ report }: { report: Report }) {
  const query = usePageSearch(DataSearch)
  const { search, change } = query
  const team = useTeam()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...dataQuery(useTeamRef(), report.id, search),
    placeholderData: keepPreviousData,
  })
  const paging = usePaging(data, change)
  if (isError && !data)
    return (
      <EmptyState
        title="The totals could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        You can still download the report’s files.
      </EmptyState>
    )
  if (!data) return <ResultsSkeleton />
  const { summary, by, data: groups } = data
  const currency = report.attributes.currency ?? team.currency
  if (report.attributes.row_count === 0)
    return (
      <EmptyState title="No rows in this report.">
        Nothing was found in this period. The file contains only the column headers.
      </EmptyState>
    )
  const label = summary.breakdowns.find(({ id }) => id === by)?.label ?? 'Name'
  return (
    <div className="flex flex-col gap-6">
      <ListNotices
        query={query}
        list={{ cursorRefused: data.cursorRefused && !isPlaceholderData, failure: null }}
        labels={{ by: 'the grouping' }}
      />
      <FigureCards
        label="Totals"
        figures={summary.figures.map(({ label, unit, value }) => ({
          label,
          value: value ?? 0,
          text: measureText(value, unit, currency),
        }))}
      />
      {summary.chart ? <ReportChart chart={summary.chart} report={report} currency={currency} /> : null}
      <section aria-labelledby="groups">
        <header className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 id="groups" className="font-semibold">
            By {label.toLowerCase()}
          </h2>
          <Select
            label="Group by"
            options={summary.breakdowns.map(({ id, label }) => ({ value: id, label }))}
            value={by}
            onSelect={(next) => void change({ by: next })}
          />
        </header>
        <Table
          label={`By ${label.toLowerCase()}`}
          columns={columnsOf(summary, label, currency)}
          rows={groups}
          rowKey={({ name }) => name}
          stale={isPlaceholderData}
        />
        {paging ? <Paging state={paging} nouns={{ one: 'group', many: 'groups' }} /> : null}
      </section>
    </div>
  )
}

/** The skeleton of totals, chart and table. */
const ResultsSkeleton = () => (
  <div role="status" className="flex flex-col gap-6">
    <span className="sr-only">Loading</span>
    <div className="h-18 rounded-box border border-line bg-surface p-4">
      <Skeleton className="h-full w-full" />
    </div>
    <div className="rounded-box border border-line bg-surface p-4">
      <Skeleton className="h-56 w-full" />
    </div>
    <div className="rounded-box border border-line bg-surface p-4">
      <Skeleton className="h-80 w-full" />
    </div>
  </div>
)
