import { type Report, reportStatuses, reportTypes } from '@sextant/contract/reports/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { spanText } from '@sextant/domain/kit/time-text'
import { reportTypeInfo, reportTypesOf } from '@sextant/domain/reports/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { reportAddress } from '../kit/addresses'
import { Instant } from '../kit/instant'
import { usePaging } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { usePageSearch } from '../kit/search'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { AnySelect, optionsOf } from '../ui/any-select'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { ClearFilters } from '../ui/clear-filters'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { isInProgress, isNamed, listFailure, stateOf, statusLabels } from './copy'
import { NewReport } from './new-report'
import { pollEvery, ReportSearch, reportsQuery } from './queries'
import { Schedules } from './schedules'

const columnsIn = (zone: string): readonly Column<Report>[] => [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    cell: (report) => (
      <span className="flex min-w-0 flex-col leading-snug wrap-anywhere">
        {report.attributes.name}
        {isNamed(report) ? (
          <span className="text-xs font-normal text-muted">{reportTypeInfo[report.type].label}</span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'days',
    label: 'Period',
    sort: 'start_date',
    from: 'md',
    cell: ({ attributes: { start_date, end_date } }) => (
      <span className="whitespace-nowrap">{spanText(start_date, end_date)}</span>
    ),
  },
  {
    id: 'rows',
    label: 'Rows',
    align: 'end',
    from: 'lg',
    cell: ({ attributes: { row_count } }) =>
      row_count === null ? '–' : numberText(row_count, Number.POSITIVE_INFINITY),
  },
  { id: 'by', label: 'Created by', from: 'lg', cell: ({ created_by }) => created_by?.name ?? '–' },
  {
    id: 'created',
    label: 'Created',
    sort: 'created',
    from: 'sm',
    cell: ({ created }) => <Instant at={created} zone={zone} />,
  },
  {
    id: 'status',
    label: 'Status',
    cell: (report) => {
      const { label, tone } = stateOf(report.attributes)
      const { status, progress } = report.attributes
      return <Badge tone={tone}>{status === 'processing' ? `${label}, ${progress}%` : label}</Badge>
    },
  },
]

const labels = { sort: 'the order' }

/** The team's reports, newest first, and its schedules. */
export function ReportList() {
  const query = usePageSearch(ReportSearch)
  const { search, change, reset } = query
  const team = useTeam()
  const ref = useTeamRef()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const {
    data: page,
    isError,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...reportsQuery(ref, search, 'reports'),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isInProgress) ? pollEvery : false),
  })
  const paging = usePaging(page, change)
  const { sort = 'created:desc', next: _next, previous: _previous, ...filters } = search
  const filtered = Object.keys(filters).length > 0
  return (
    <Page
      title="Reports"
      context="See totals here, download every row. A report is kept for 30 days."
      actions={
        can('add-reports') ? (
          <Button variant="primary" onClick={() => setOpen(true)}>
            <FilePlus2 aria-hidden="true" />
            New report
          </Button>
        ) : null
      }
    >
      {isOpen ? <NewReport onClose={() => setOpen(false)} /> : null}
      <ListNotices
        query={query}
        list={{ cursorRefused: page?.cursorRefused === true && !isPlaceholderData, failure: null }}
        labels={labels}
      />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search reports"
          value={search.search ?? ''}
          onSearch={(text) => void change({ search: text || undefined })}
        />
        <AnySelect
          label="Type"
          options={reportTypesOf[team.teamType].map((type) => ({
            value: type,
            label: reportTypeInfo[type].label,
          }))}
          value={reportTypes.find((type) => type === search.type)}
          onSelect={(type) => change({ type })}
        />
        <AnySelect
          label="Status"
          options={optionsOf(reportStatuses, statusLabels)}
          value={search.status}
          onSelect={(status) => change({ status })}
        />
        <ClearFilters filtered={filtered} onClear={() => void reset()} />
      </div>
      {isError && !page ? (
        <div role="alert" className="flex flex-col items-center gap-3 rounded-box border border-line bg-surface py-14">
          <p>{listFailure}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : page?.data.length === 0 ? (
        <EmptyState
          title={filtered ? 'No reports match these filters.' : 'There are no reports yet.'}
          action={
            !filtered && can('add-reports') ? (
              <Button variant="primary" onClick={() => setOpen(true)}>
                Create the first report
              </Button>
            ) : null
          }
        >
          {filtered ? null : 'A report summarizes travel, spend, people or emails for a period.'}
        </EmptyState>
      ) : (
        <>
          <Table
            label="Reports"
            columns={columnsIn(team.time_zone_id)}
            rows={page?.data}
            rowKey={({ id }) => id}
            rowHref={({ id }) => reportAddress(ref, id)}
            isInactive={({ attributes: { status } }) => status === 'expired'}
            sort={sort}
            onSort={(next) => void change({ sort: next })}
            stale={isPlaceholderData}
          />
          {paging ? <Paging state={paging} nouns={{ one: 'report', many: 'reports' }} /> : null}
        </>
      )}
      {/* Rendered after the table; it would shift until the table's length is known. */}
      {page ? <Schedules /> : null}
    </Page>
  )
}
