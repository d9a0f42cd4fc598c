import type { Filter } from '@sextant/contract/filters/schemas'
import { actionLabels, typeLabels } from '@sextant/domain/filters/actions'
import { numberText } from '@sextant/domain/kit/number-text'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { filterAddress } from '../kit/addresses'
import { useListPage } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { usePageSearch } from '../kit/search'
import { useCan, useTeamRef } from '../kit/workspace'
import { AnySelect } from '../ui/any-select'
import { Badge } from '../ui/badge'
import { ButtonLink } from '../ui/button'
import { ClearFilters } from '../ui/clear-filters'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { conditionText } from './labels'
import { OrderButtons } from './order'
import { FilterSearch, filterStatusesQuery, filtersQuery } from './queries'
import { TestFilters } from './test-filters'

const columns: readonly Column<Filter>[] = [
  {
    id: 'name',
    label: 'Name',
    cell: ({ priority, name }) => (
      <span className="wrap-anywhere">
        <span className="mr-2 text-muted tabular-nums">{priority}</span>
        {name}
      </span>
    ),
  },
  { id: 'about', label: 'Condition', from: 'lg', cell: (filter) => conditionText(filter) },
  { id: 'type', label: 'Type', from: 'md', cell: ({ type }) => typeLabels[type] },
  { id: 'action', label: 'Action', cell: ({ action }) => actionLabels[action] },
  {
    id: 'hits',
    label: 'Emails in 30 days',
    from: 'sm',
    align: 'end',
    cell: ({ hits_30d }) => numberText(hits_30d),
  },
  {
    id: 'status',
    label: 'Status',
    from: 'sm',
    cell: ({ status }) => <Badge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</Badge>,
  },
]

/** The inbound filters in evaluation order, and the emails they hold. */
export function FilterList({ held }: { held: ReactNode }) {
  const query = usePageSearch(FilterSearch)
  const { search, change, reset } = query
  const team = useTeamRef()
  const list = useListPage(filtersQuery(team, search, 'filters'), change)
  const can = useCan()
  const filters = list.page?.data
  const filtered = search.status !== undefined || search.search !== undefined
  const isComplete = !filtered && list.page?.meta.total === filters?.length
  const orderColumn: Column<Filter> = {
    id: 'order',
    label: 'Order',
    align: 'end',
    cell: (filter) => <OrderButtons filter={filter} filters={filters ?? []} />,
  }
  return (
    <Page
      title="Filter"
      context="Each email is checked against these filters from top to bottom. The first match decides; an email that matches none is read."
      actions={
        can('add-filters') ? (
          <ButtonLink variant="primary" href={filterAddress(team, 'create')}>
            <Plus aria-hidden="true" />
            Add a filter
          </ButtonLink>
        ) : null
      }
    >
      <ListNotices query={query} list={list} />
      {held}
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchInput
          label="Search filters"
          value={search.search ?? ''}
          onSearch={(text) => void change({ search: text || undefined })}
        />
        <StatusFilter status={search.status} onStatus={(status) => void change({ status })} />
        <ClearFilters filtered={filtered} onClear={() => void reset()} />
      </div>
      {filters?.length === 0 ? (
        <EmptyState title={filtered ? 'No filters match.' : 'There are no filters yet.'}>
          {filtered
            ? null
            : 'All emails are read. Use filters to keep out private bookings or to hold emails for review.'}
        </EmptyState>
      ) : (
        <>
          <Table
            label="Filters"
            columns={can('edit-filters') && isComplete ? [...columns, orderColumn] : columns}
            rows={filters}
            rowKey={({ id }) => id}
            rowHref={({ id }) => filterAddress(team, id)}
            isInactive={({ status }) => status === 'Inactive'}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'filter', many: 'filters' }} /> : null}
        </>
      )}
      {/* Rendered after the table; it would shift until the table's length is known. */}
      {filters ? <TestFilters /> : null}
    </Page>
  )
}

type StatusFilterProps = {
  status: Filter['status'] | undefined
  onStatus: (status: Filter['status'] | undefined) => void
}

/** The number of filters per status; selecting one filters the list. */
function StatusFilter({ status, onStatus }: StatusFilterProps) {
  const { data } = useQuery({ ...filterStatusesQuery(useTeamRef()), throwOnError: false })
  const options = (data?.data ?? []).map(({ id, label, count }) => ({
    value: id,
    label: `${label} (${count})`,
  }))
  return <AnySelect label="Status" options={options} value={status} onSelect={onStatus} />
}
