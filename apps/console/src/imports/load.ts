import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { type Load, searchLoad } from '../kit/page-route'
import { type ImportScope, importQuery, importsQuery, NewSearch, newestQuery, StepSearch } from './queries'

/** Whether a path is one of the imports pages. */
const isOfImports = (path: string | null): boolean => /\/imports(\/|$)/.test(path ?? '')

/** Imports are fetched once before entry, unless they are cached and the user comes from an imports page (spec §2). */
const loadList = (scope: ImportScope): Load =>
  searchLoad(NewSearch, async ({ queryClient, ref, search, from }) => {
    const fetchOnce = async <Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) => {
      if (isOfImports(from) && queryClient.getQueryData(query.queryKey) !== undefined) return
      const { queryKey, queryFn } = query
      // The list reports a failure itself.
      await queryClient.prefetchQuery({ queryKey, ...(queryFn && { queryFn }), staleTime: 0 })
    }
    await Promise.all([fetchOnce(importsQuery(ref, scope, search)), fetchOnce(newestQuery(ref, scope))])
  })

export const loadImports = loadList('all')
export const loadPeopleImports = loadList('people')

/** Loads the import of a step; the screen handles a missing ID. */
export const loadStep = searchLoad(StepSearch, async ({ queryClient, ref, search }) =>
  search.import === undefined ? undefined : await queryClient.fetchQuery(importQuery(ref, search.import)),
)

export const loadPeopleImport: Load = ({ queryClient, ref, params: { importId = '' } }) =>
  queryClient.fetchQuery(importQuery(ref, importId))
