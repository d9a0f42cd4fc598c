import type { CallOptions } from '@sextant/client/client'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type Cursors, withFirstPageFallback } from './first-page'

/**
 * One page of a list as a query; the first one, and that it is, where the address has a cursor of no page. `slot`: the
 * pending call of the same slot is given up for this one (spec §4); leave it out when loading ahead.
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
