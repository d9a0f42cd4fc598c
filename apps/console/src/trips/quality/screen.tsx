import { type ReactNode, useState } from 'react'
import { todayOf } from '../../kit/clock'
import { useListPage } from '../../kit/list'
import { ListNotices } from '../../kit/list-notices'
import { usePageSearch } from '../../kit/search'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { EmptyState } from '../../ui/empty-state'
import { Page } from '../../ui/page'
import { Paging } from '../../ui/paging'
import { type Task, TaskDialog } from './dialogs'
import { QualityFilters } from './filters'
import { issuesQuery } from './queries'
import { QualitySearch, qualityView } from './search'
import { IssueTable } from './table'

/** Display names of query parameters. */
const labels = { code: 'the kind', start_date: 'the first day', end_date: 'the last day' }

/** Data quality: missing or inconsistent travel data, and actions to resolve it. */
export function QualityScreen({ unread }: { /** Links to emails that could not be read. */ unread: ReactNode }) {
  const team = useTeamRef()
  const today = todayOf(useTeam())
  const query = usePageSearch(QualitySearch)
  const { search, change, reset } = query
  const [task, setTask] = useState<Task | null>(null)
  const list = useListPage(issuesQuery(team, search, today, 'quality'), change)
  const { page, stale, paging } = list
  const view = qualityView(search, today)
  const { next: _next, previous: _previous, ...filters } = search
  const filtered = Object.keys(filters).length > 0
  return (
    <Page title="Data quality" context="Missing or inconsistent data in your people’s bookings." actions={unread}>
      <ListNotices query={query} list={list} labels={labels} />
      <QualityFilters
        search={search}
        view={view}
        filtered={filtered}
        today={today}
        onChange={(changes) => void change(changes)}
        onReset={() => void reset()}
      />
      {page?.data.length === 0 ? (
        <EmptyState title={filtered ? 'No issue matches these filters.' : 'No open issues.'}>
          Nights without a hotel, missing returns, unknown travelers, missing prices and similar issues appear here.
        </EmptyState>
      ) : (
        <>
          <IssueTable
            issues={page?.data}
            sort={view.sort ?? 'day:asc'}
            onSort={(sort) =>
              void change({ status: view.status, start_date: view.start_date, end_date: view.end_date, sort })
            }
            stale={stale}
            onTask={setTask}
          />
          {paging ? <Paging state={paging} nouns={{ one: 'issue', many: 'issues' }} /> : null}
        </>
      )}
      <TaskDialog key={task && `${task.kind}-${task.issue.id}`} task={task} onClose={() => setTask(null)} />
    </Page>
  )
}
