import type { CallOptions } from '@sextant/client/client'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type Cursors, withFirstPageFallback } from './first-page'

/**
 * One page of a list as query options. If the cursor in the URL is unknown, returns the first page and says so. `slot`:
 * a new call cancels the pending call in the same slot (spec §4); omit it when preloading.
 */
export const listPageQuery = <Query extends Cursors, Page extends object>(
  queryKey: QueryKey,
  query: Query,
  call: (query: Query, options: CallOptions) => Promise<Page>,
  slot?: string,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const options = slot === undefined ? { signal } : { signal, slot }
      const { answer, cursorRefused } = await withFirstPageFallback(
        query,
        async (requested) => await call(requested, options),
      )
      return { ...answer, cursorRefused }
    },
  })
