import type { ParseMetric } from '@sextant/contract/downloads/schemas'
import { datePresets } from '@sextant/domain/kit/date-presets'
import { addDays } from '@sextant/domain/kit/local-time'
import { numberText } from '@sextant/domain/kit/number-text'
import { dayText } from '@sextant/domain/kit/time-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { todayOf } from '../kit/clock'
import { DateFilter } from '../kit/date-filter'
import { usePageSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { EmptyState } from '../ui/empty-state'
import { type Column, Table } from '../ui/table'
import { parseMetricsQuery } from './queries'
import { ResourcesSearch } from './search'

const count = (
  id: 'mails' | 'processed' | 'partial' | 'unrecognized' | 'segments',
  label: string,
  from?: 'sm' | 'md',
): Column<ParseMetric> => ({
  id,
  label,
  align: 'end',
  ...(from ? { from } : {}),
  cell: (row) => numberText(row[id]),
})

const columns: readonly Column<ParseMetric>[] = [
  { id: 'source', label: 'Source', cell: ({ source_name }) => source_name },
  count('mails', 'Emails'),
  count('processed', 'Processed', 'sm'),
  count('partial', 'Partial', 'md'),
  count('unrecognized', 'Unrecognized', 'sm'),
  count('segments', 'Segments', 'md'),
  {
    id: 'median',
    label: 'Median time',
    align: 'end',
    cell: ({ median_ms: ms }) => (ms === null ? '—' : `${ms < 10 ? ms.toFixed(1) : numberText(Math.round(ms))} ms`),
  },
]

/** The date filter presets, preceded by the default range. */
const presets = [
  {
    id: 'usual',
    label: 'Last 30 days',
    span: (today: string) => ({ start: addDays(today, -29), end: today }),
  },
  ...datePresets,
]

/** Parsing outcomes and duration per source. */
export function ParseMetrics() {
  const { search, change } = usePageSearch(ResourcesSearch)
  const team = useTeam()
  const query = parseMetricsQuery(useTeamRef(), search, 'metrics')
  const { data, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <DateFilter
          today={todayOf(team)}
          range={{
            start: search.start_date ?? data?.meta.start_date,
            end: search.end_date ?? data?.meta.end_date,
          }}
          onChange={({ start, end }) => void change({ start_date: start, end_date: end })}
          presets={presets}
          optional={false}
        />
      </div>
      {data?.data.length === 0 ? (
        <EmptyState title="No emails were received in this period.">
          {`From ${dayText(data.meta.start_date)} to ${dayText(data.meta.end_date)}. Choose another period.`}
        </EmptyState>
      ) : (
        <Table
          label="Parse metrics"
          columns={columns}
          rows={data?.data}
          rowKey={({ source }) => source}
          stale={isPlaceholderData}
        />
      )}
    </>
  )
}
