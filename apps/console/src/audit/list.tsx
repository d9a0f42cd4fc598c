import type { AuditEvent } from '@sextant/contract/audit/schemas'
import { Download } from 'lucide-react'
import { todayOf } from '../kit/clock'
import { ListDates } from '../kit/date-filter'
import { Instant } from '../kit/instant'
import { useListPage } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { usePageSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { ClearFilters } from '../ui/clear-filters'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { Change } from './change'
import { AuditSearch, auditCsvAddress, auditQuery } from './queries'

const columnsIn = (zone: string, onActor: (actor: string) => void): readonly Column<AuditEvent>[] => [
  { id: 'when', label: 'When', sort: 'created', cell: ({ created }) => <Instant at={created} zone={zone} /> },
  {
    id: 'who',
    label: 'Who',
    cell: ({ actor, actor_name }) => (
      <button
        type="button"
        title={`Only what ${actor_name ?? actor} did`}
        onClick={() => onActor(actor)}
        className="text-left underline-offset-2 wrap-anywhere hover:underline"
      >
        {actor_name ?? actor}
      </button>
    ),
  },
  {
    id: 'what',
    label: 'What',
    cell: ({ action, target }) => (
      <>
        <span className="font-mono text-[0.8125rem] wrap-anywhere">{action}</span>
        {target ? <span className="block text-sm text-muted wrap-anywhere">{target}</span> : null}
      </>
    ),
  },
  { id: 'change', label: 'Change', from: 'md', cell: (event) => <Change event={event} /> },
  { id: 'from', label: 'From', from: 'lg', cell: ({ ip }) => ip ?? '—' },
]

const labels = { start_date: 'the first day', end_date: 'the last day', sort: 'the order' }

/** The team's audit log, newest first. */
export function AuditLog() {
  const query = usePageSearch(AuditSearch)
  const { search, change, reset } = query
  const team = useTeamRef()
  const record = useTeam()
  const list = useListPage(auditQuery(team, search, 'audit'), change)
  const { sort = 'created:desc', next: _next, previous: _previous, ...filters } = search
  const filtered = Object.keys(filters).length > 0
  return (
    <Page
      title="Audit log"
      context={`Who did what in this team. Times are in ${record.time_zone_id}.`}
      actions={
        <a
          href={auditCsvAddress(team, search)}
          download
          className="inline-flex h-8 items-center gap-1.5 rounded-control border border-line bg-surface px-3 text-sm font-medium hover:bg-sunken"
        >
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </a>
      }
    >
      <ListNotices query={query} list={list} labels={labels} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search by action"
          value={search.action ?? ''}
          onSearch={(text) => void change({ action: text || undefined })}
        />
        <ListDates today={todayOf(record)} search={search} onChange={change} />
        <ClearFilters filtered={filtered} onClear={() => void reset()} />
      </div>
      {list.page?.data.length === 0 ? (
        <EmptyState title={filtered ? 'Nothing matches these filters.' : 'Nothing has happened yet.'}>
          Changes to the team, its users and its settings are recorded here.
        </EmptyState>
      ) : (
        <>
          <Table
            label="Audit log"
            columns={columnsIn(record.time_zone_id, (actor) => void change({ actor }))}
            rows={list.page?.data}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={(next) => void change({ sort: next })}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'event', many: 'events' }} /> : null}
        </>
      )}
    </Page>
  )
}
