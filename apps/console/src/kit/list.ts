import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { cursorsIn } from './cursor'
import type { Changes } from './search'

type Page<Row> = {
  readonly data: readonly Row[]
  readonly meta: {
    readonly total: number | null
    readonly total_at_least?: number | undefined
    readonly count: number
  }
  readonly links: { readonly next: string | null; readonly previous: string | null }
  /** The cursor in the address was of no page: this is the first one. */
  readonly cursorRefused?: boolean
}

/** How a page of a list stands among its neighbours, and the ways to them. */
export function pagingOf(page: Page<unknown>, change: (changes: Changes) => unknown) {
  const { next, previous } = cursorsIn(page.links)
  return {
    count: page.meta.count,
    total: page.meta.total,
    atLeast: page.meta.total_at_least,
    onNext: next === undefined ? null : () => change({ next }),
    onPrevious: previous === undefined ? null : () => change({ previous }),
  }
}

/** One page of a list; the page before stays, `stale`, while its successor is on its way. */
export function useListPage<Row, P extends Page<Row>, Key extends QueryKey>(
  query: UseQueryOptions<P, Error, P, Key>,
  change: (changes: Changes) => unknown,
) {
  const { data, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData })
  return {
    page: data,
    stale: isPlaceholderData,
    paging: data ? pagingOf(data, change) : null,
    cursorRefused: data?.cursorRefused === true && !isPlaceholderData,
  }
}
