import { useSuspenseQuery } from '@tanstack/react-query'
import { usePageSearch } from '../../kit/search'
import { EmptyState } from '../../ui/empty-state'
import { DocumentTitle } from '../../ui/page'
import { SearchInput } from '../../ui/search-input'
import { Introduction } from './introduction'
import { groupTitle, ReferenceNav } from './nav'
import { OperationView } from './operation-view'
import { groupsOf, isFound, type OperationGroup } from './operations'
import { documentQuery, ReferenceSearch } from './queries'

/** The API reference, generated from the OpenAPI document: an introduction, and one page per feature. */
export function Reference() {
  const document = useSuspenseQuery(documentQuery).data
  const { search, change } = usePageSearch(ReferenceSearch)
  const groups = groupsOf(document)
  const query = search.search?.trim() ?? ''
  const shown = query === '' ? groups.filter(({ feature }) => feature === search.group) : matchingGroups(groups, query)
  return (
    <div className="mx-auto min-h-dvh max-w-[90rem] px-4 md:px-8">
      <DocumentTitle page="API reference" />
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
        <p className="flex items-center gap-2 font-semibold">
          <img src="/favicon.svg" alt="" width="24" height="24" />
          <a href="/">Sextant</a>
          <span className="text-muted">API reference</span>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <SearchInput
            label="Search operations"
            value={query}
            onSearch={(text) => void change({ search: text || undefined })}
          />
          <a href="/api/openapi.json" className="text-sm text-muted underline hover:text-ink">
            OpenAPI 3.1
          </a>
        </div>
      </header>
      <div className="grid gap-8 py-6 md:grid-cols-[13rem_minmax(0,1fr)]">
        <ReferenceNav groups={groups} current={query === '' ? (search.group ?? '') : null} />
        <main id="content" className="min-w-0">
          {query !== '' && shown.length === 0 ? (
            <EmptyState title="No operations match.">Search for a word in the path, name or summary.</EmptyState>
          ) : null}
          {shown.length === 0 && query === '' ? <Introduction groups={groups} /> : null}
          {shown.map((group) => (
            <Group key={group.feature} group={group} />
          ))}
        </main>
      </div>
    </div>
  )
}

const matchingGroups = (groups: readonly OperationGroup[], query: string): readonly OperationGroup[] =>
  groups
    .map(({ feature, operations }) => ({
      feature,
      operations: operations.filter((operation) => isFound(operation, query)),
    }))
    .filter(({ operations }) => operations.length > 0)

const Group = ({ group: { feature, operations } }: { group: OperationGroup }) => (
  <section className="mb-10">
    <h1 className="mb-4 text-xl font-semibold">{groupTitle(feature)}</h1>
    <div className="flex flex-col gap-8">
      {operations.map((operation) => (
        <OperationView key={operation.name} operation={operation} />
      ))}
    </div>
  </section>
)
