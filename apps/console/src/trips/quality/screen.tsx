import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { todayOf } from '../../kit/clock'
import { pagingOf } from '../../kit/list'
import { usePageSearch } from '../../kit/search'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { EmptyState } from '../../ui/empty-state'
import { Page } from '../../ui/page'
import { Paging } from '../../ui/paging'
import { PutAside } from '../../ui/put-aside'
import { type Task, TaskDialog } from './dialogs'
import { QualityFilters } from './filters'
import { issuesQuery } from './queries'
import { QualitySearch, qualityView } from './search'
import { IssueTable } from './table'

/** What parts of the address are called on the screen. */
const labels = new Map([
  ['code', 'the kind'],
  ['start_date', 'the first day'],
  ['end_date', 'the last day'],
])

/** Data quality: what is missing or does not fit in the team's travel, and what is done about it. */
export function QualityScreen() {
  const team = useTeamRef()
  const today = todayOf(useTeam())
  const { search, putAside, change, reset } = usePageSearch(QualitySearch)
  const [task, setTask] = useState<Task | null>(null)
  const { data, isPlaceholderData: stale } = useQuery({
    ...issuesQuery(team, search, today, 'quality'),
    placeholderData: keepPreviousData,
  })
  const view = qualityView(search, today)
  const page = data?.answer
  const aside = [
    ...putAside.map(({ name, value }) => ({ label: labels.get(name) ?? `the ${name}`, value })),
    ...(data?.cursorRefused && !stale ? [{ label: 'the page (this is the first one)' }] : []),
  ]
  return (
    <Page title="Data quality" context="What is missing or does not fit in the bookings of your people.">
      <PutAside
        parts={aside}
        onDismiss={() => void change(Object.fromEntries(putAside.map(({ name }) => [name, undefined])))}
      />
      <QualityFilters
        search={search}
        view={view}
        today={today}
        onChange={(changes) => void change(changes)}
        onReset={() => void reset()}
      />
      {page?.data.length === 0 ? (
        <EmptyState
          title={
            Object.keys(search).length > 0
              ? 'No issue matches these filters.'
              : 'Nothing is wrong from today on.'
          }
        >
          Nights without a hotel, missing returns, unknown travelers, missing prices and the like are listed
          here as soon as the bookings show them.
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
          {page ? <Paging state={pagingOf(page, change)} nouns={{ one: 'issue', many: 'issues' }} /> : null}
        </>
      )}
      <TaskDialog key={task && `${task.kind}-${task.issue.id}`} task={task} onClose={() => setTask(null)} />
    </Page>
  )
}
