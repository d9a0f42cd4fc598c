import { loggedMethods, statusClasses } from '@sextant/contract/applications/endpoints'
import type { ApplicationRequest } from '@sextant/contract/applications/schemas'
import { todayOf } from '../kit/clock'
import { ListDates } from '../kit/date-filter'
import { Instant } from '../kit/instant'
import { useListPage } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { usePageSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { AnySelect, optionsOf } from '../ui/any-select'
import { Badge } from '../ui/badge'
import { ClearFilters } from '../ui/clear-filters'
import { EmptyState } from '../ui/empty-state'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { RequestSearch, requestsQuery } from './queries'

const toneOf = (status: number) => (status < 400 ? 'good' : status < 500 ? 'warning' : 'bad')

const columnsIn = (zone: string): readonly Column<ApplicationRequest>[] => [
  {
    id: 'call',
    label: 'Call',
    cell: ({ method, path }) => (
      <span className="font-mono text-[0.8125rem] font-normal wrap-anywhere">
        <span className="mr-2 font-semibold">{method}</span>
        {path}
      </span>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
  },
  {
    id: 'duration',
    label: 'Duration',
    sort: 'duration_ms',
    align: 'end',
    from: 'sm',
    cell: ({ duration_ms: ms }) => (
      <span className="whitespace-nowrap">{ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms</span>
    ),
  },
  { id: 'ip', label: 'Address', from: 'xl', cell: ({ ip }) => ip ?? '—' },
  {
    id: 'agent',
    label: 'Program',
    from: 'xl',
    extra: true,
    cell: ({ user_agent }) => <span className="wrap-anywhere">{user_agent ?? '—'}</span>,
  },
  {
    id: 'request',
    label: 'Request id',
    from: 'xl',
    extra: true,
    cell: ({ request_id }) => <code className="text-xs">{request_id}</code>,
  },
  {
    id: 'created',
    label: 'When',
    sort: 'created',
    from: 'md',
    cell: ({ created }) => <Instant at={created} zone={zone} />,
  },
]

/** An application's recent API requests, newest first. */
export function RequestLog({ id }: { id: string }) {
  const query = usePageSearch(RequestSearch)
  const { search, change, reset } = query
  const team = useTeam()
  const list = useListPage(requestsQuery(useTeamRef(), id, search, 'calls'), change)
  const { sort = 'created:desc', view: _view, next: _next, previous: _previous, ...filters } = search
  const filtered = Object.values(filters).some(Boolean)
  return (
    <section aria-label="Calls">
      <h2 className="mb-1 font-semibold">Calls</h2>
      <p className="mb-3 text-sm text-muted">Requests made by this app in the last 30 days.</p>
      <ListNotices query={query} list={list} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search paths"
          value={search.path ?? ''}
          onSearch={(text) => void change({ path: text || undefined })}
        />
        <AnySelect
          label="Status"
          options={optionsOf(statusClasses)}
          value={search.status}
          onSelect={(status) => change({ status })}
        />
        <AnySelect
          label="Method"
          options={optionsOf(loggedMethods)}
          value={search.method}
          onSelect={(method) => change({ method })}
        />
        <ListDates today={todayOf(team)} search={search} onChange={change} />
        <ClearFilters filtered={filtered} onClear={() => void reset()} />
      </div>
      {list.page?.data.length === 0 ? (
        <EmptyState title={filtered ? 'No requests match.' : 'No requests yet.'}>
          {filtered ? null : 'Requests appear here about a second after the response.'}
        </EmptyState>
      ) : (
        <>
          <Table
            label="Calls"
            columns={columnsIn(team.time_zone_id)}
            rows={list.page?.data}
            rowKey={(call) => call.id}
            sort={sort}
            onSort={(next) => void change({ sort: next })}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'call', many: 'calls' }} /> : null}
        </>
      )}
    </section>
  )
}
