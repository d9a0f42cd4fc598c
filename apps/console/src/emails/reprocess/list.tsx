import type { Reprocess } from '@sextant/contract/emails/reprocess'
import { numberText } from '@sextant/domain/kit/number-text'
import { spanText } from '@sextant/domain/kit/time-text'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { reprocessAddress } from '../../kit/addresses'
import { Instant } from '../../kit/instant'
import { useListPage } from '../../kit/list'
import { ListNotices } from '../../kit/list-notices'
import { usePageSearch } from '../../kit/search'
import { useCan, useTeam, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Page } from '../../ui/page'
import { Paging } from '../../ui/paging'
import { type Column, Table } from '../../ui/table'
import { NewReprocess } from './new'
import { ReprocessSearch, reprocessesQuery } from './queries'
import { ReprocessBadge } from './status'

const columnsIn = (zone: string): readonly Column<Reprocess>[] => [
  { id: 'days', label: 'Emails of', cell: ({ start_date, end_date }) => spanText(start_date, end_date) },
  { id: 'status', label: 'Status', cell: ({ status }) => <ReprocessBadge status={status} /> },
  { id: 'emails', label: 'Emails', align: 'end', cell: ({ emails }) => numberText(emails) },
  { id: 'added', label: 'Added', align: 'end', from: 'sm', cell: ({ added }) => numberText(added) },
  { id: 'changed', label: 'Changed', align: 'end', from: 'sm', cell: ({ changed }) => numberText(changed) },
  { id: 'removed', label: 'Removed', align: 'end', from: 'sm', cell: ({ removed }) => numberText(removed) },
  { id: 'by', label: 'By', from: 'lg', cell: ({ created_by: by }) => by ?? '—' },
  { id: 'created', label: 'Started', from: 'md', cell: ({ created }) => <Instant at={created} zone={zone} /> },
]

/** Reprocessing runs: the changes found, and whether they were applied. */
export function ReprocessList() {
  const team = useTeamRef()
  const { time_zone_id } = useTeam()
  const query = usePageSearch(ReprocessSearch)
  const { search, change } = query
  const list = useListPage(reprocessesQuery(team, search, 'reprocesses'), change)
  const [isOpen, setOpen] = useState(false)
  const begin = useCan()('edit-emails') ? (
    <Button variant="primary" onClick={() => setOpen(true)}>
      <RotateCcw aria-hidden="true" />
      Reprocess emails
    </Button>
  ) : null
  return (
    <Page
      title="Reprocessing runs"
      context="Process older emails with the current rules: preview the changes, then apply them."
      actions={begin}
    >
      <ListNotices query={query} list={list} />
      {list.page?.data.length === 0 ? (
        <EmptyState title="No emails have been reprocessed yet.">
          After Sextant improves or you add a parsing rule, more can be read from older emails. A preview shows which
          segments would be added, changed and removed.
        </EmptyState>
      ) : (
        <>
          <Table
            label="Reprocessing runs"
            columns={columnsIn(time_zone_id)}
            rows={list.page?.data}
            rowKey={({ id }) => id}
            rowHref={({ id }) => reprocessAddress(team, id)}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'reading', many: 'readings' }} /> : null}
        </>
      )}
      {isOpen ? <NewReprocess onClose={() => setOpen(false)} /> : null}
    </Page>
  )
}
