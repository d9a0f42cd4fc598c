import type { Import } from '@sextant/contract/imports/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { importsAddress, peopleImportAddress } from '../kit/addresses'
import { Instant } from '../kit/instant'
import { useListPage } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import type { usePageSearch } from '../kit/search'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Paging } from '../ui/paging'
import { type Column, Table } from '../ui/table'
import { Current } from './current'
import { unfinishedImport } from './in-progress'
import { useNewImport } from './new-import'
import { type ImportScope, importsQuery, type NewSearch, newestQuery, typeNames } from './queries'
import { resultsText, StatusBadge } from './status'

const columnsFor = (newImport: string | null, zone: string): readonly Column<Import>[] => [
  {
    id: 'file',
    label: 'File',
    cell: ({ id, filename }) => (
      <span className="inline-flex min-w-0 items-center gap-2 wrap-anywhere">
        {filename}
        {id === newImport ? <Badge tone="accent">New</Badge> : null}
      </span>
    ),
  },
  { id: 'type', label: 'Type', from: 'md', cell: ({ type }) => typeNames[type] },
  {
    id: 'rows',
    label: 'Rows',
    from: 'sm',
    cell: (row) => (row.options.dry_run ? `Dry run: ${resultsText(row) || 'no rows'}` : resultsText(row) || 'No rows'),
  },
  { id: 'by', label: 'By', from: 'lg', cell: ({ created_by }) => created_by ?? '—' },
  {
    id: 'created',
    label: 'When',
    from: 'md',
    cell: ({ created }) => <Instant at={created} zone={zone} />,
  },
  { id: 'status', label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
]

type HistoryProps = {
  scope: ImportScope
  query: Pick<ReturnType<typeof usePageSearch<typeof NewSearch>>, 'search' | 'ignored' | 'dropIgnored' | 'change'>
}

/** Past imports, newest first, preceded by the unfinished one. */
export function History({ scope, query }: HistoryProps) {
  const { search, change } = query
  const team = useTeamRef()
  const can = useCan()
  const newImport = useNewImport()
  const { time_zone_id: zone } = useTeam()
  const list = useListPage(importsQuery(team, scope, search), change)
  const { data: newest } = useQuery(newestQuery(team, scope))
  const isFirst = search.next === undefined && search.previous === undefined
  const current = (isFirst ? unfinishedImport(list.page?.data[0]) : null) ?? unfinishedImport(newest ?? undefined)
  const hrefOf = ({ id }: Import): string | null => {
    if (!can('read-imports')) return null
    return scope === 'people' ? peopleImportAddress(team, id) : importsAddress(team, 'new/complete', { import: id })
  }
  return (
    <section aria-label="Past imports">
      <ListNotices query={query} list={list} />
      {current ? <Current imported={current} /> : null}
      <h2 className="mb-3 text-lg font-semibold">Past imports</h2>
      {list.page?.data.length === 0 ? (
        <NoImports scope={scope} failed={list.page.failed} />
      ) : (
        <>
          <Table
            label="Imports"
            columns={columnsFor(newImport, zone).filter(({ id }) => scope === 'all' || id !== 'type')}
            rows={list.page?.data}
            rowKey={({ id }) => id}
            rowHref={hrefOf}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'import', many: 'imports' }} /> : null}
        </>
      )}
    </section>
  )
}

function NoImports({ scope, failed }: { scope: ImportScope; failed: boolean }) {
  const queryClient = useQueryClient()
  if (failed) {
    return (
      <EmptyState
        title="The imports could not be listed."
        action={
          <Button onClick={() => void queryClient.invalidateQueries({ queryKey: ['imports.list'] })}>Try again</Button>
        }
      >
        Your imported data is safe; only the list could not be loaded.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No imports yet.">
      {scope === 'people'
        ? 'People imports and their results are listed here.'
        : 'Imports and their results are listed here once they are processed.'}
    </EmptyState>
  )
}
