import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AnySelect, optionsOf } from '../ui/any-select'
import { ButtonLink } from '../ui/button'
import { ClearFilters } from '../ui/clear-filters'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import type { useListPage } from './list'
import { ListNotices } from './list-notices'
import type { usePageSearch } from './search'

type Row = { readonly id: string; readonly status: string }
type Search = {
  readonly search?: string | undefined
  readonly status?: string | undefined
  readonly sort?: string | undefined
}

type StatusListProps<R extends Row> = {
  title: string
  context: string
  nouns: { readonly one: string; readonly many: string }
  /** Shown while the list is empty. */
  emptyText: string
  /** The button that adds one; null if the user may not. */
  add: { readonly label: string; readonly href: string } | null
  statuses: readonly string[]
  query: Omit<ReturnType<typeof usePageSearch>, 'search'> & { readonly search: Search }
  list: Pick<ReturnType<typeof useListPage>, 'stale' | 'paging' | 'cursorRefused' | 'failure'> & {
    readonly page: { readonly data: readonly R[] } | undefined
  }
  columns: readonly Column<R>[]
  hrefOf: (id: string) => string
}

/** A list with name search and a status filter; disabled rows are dimmed. */
export function StatusList<R extends Row>(props: StatusListProps<R>) {
  const { title, context, nouns, emptyText, columns, hrefOf, query, list } = props
  const { search, change } = query
  const filtered = search.search !== undefined || search.status !== undefined
  const add = props.add ? (
    <ButtonLink variant="primary" href={props.add.href}>
      <Plus aria-hidden="true" />
      {props.add.label}
    </ButtonLink>
  ) : null
  return (
    <Page title={title} context={context} actions={add}>
      <Filters {...props} filtered={filtered} />
      {list.page?.data.length === 0 ? (
        <NoRows nouns={nouns} filtered={filtered} add={add}>
          {emptyText}
        </NoRows>
      ) : (
        <>
          <Table
            label={title}
            columns={columns}
            rows={list.page?.data}
            rowKey={({ id }) => id}
            rowHref={({ id }) => hrefOf(id)}
            isInactive={({ status }) => status === 'Disabled'}
            sort={search.sort ?? 'created:desc'}
            onSort={(sort) => void change({ sort })}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={nouns} /> : null}
        </>
      )}
    </Page>
  )
}

type FiltersProps = Pick<StatusListProps<Row>, 'nouns' | 'statuses' | 'query' | 'list'> & {
  filtered: boolean
}

function Filters({ nouns, statuses, query, list, filtered }: FiltersProps) {
  const { search, change, reset } = query
  return (
    <>
      <ListNotices query={query} list={list} />
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchInput
          label={`Search ${nouns.many}`}
          value={search.search ?? ''}
          onSearch={(text) => void change({ search: text || undefined })}
        />
        <AnySelect
          label="Status"
          options={optionsOf(statuses)}
          value={search.status}
          onSelect={(status) => change({ status })}
        />
        <ClearFilters filtered={filtered} onClear={() => void reset()} />
      </div>
    </>
  )
}

type NoRowsProps = Pick<StatusListProps<Row>, 'nouns'> & {
  filtered: boolean
  add: ReactNode
  children: ReactNode
}

const NoRows = ({ nouns: { many }, filtered, add, children }: NoRowsProps) => (
  <EmptyState title={filtered ? `No ${many} match.` : `There are no ${many} yet.`} action={filtered ? null : add}>
    {filtered ? null : children}
  </EmptyState>
)
