import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cursorsIn } from './cursor'
import { isCancelled, statusOf } from './failure'
import { useRawSearch } from './raw-search'
import type { Changes } from './search'

type Page<Row> = {
  readonly data: readonly Row[]
  readonly meta: {
    readonly total: number | null
    readonly total_at_least?: number | undefined
    readonly count: number
    readonly limit?: number | undefined
  }
  readonly links: { readonly next: string | null; readonly previous: string | null }
  /** The cursor in the URL was unknown; this is the first page. */
  readonly cursorRefused?: boolean
}

/** The page number in the URL, which is only valid together with a cursor. */
const pageIn = (raw: Readonly<Record<string, string>>): number | null =>
  (raw['next'] ?? raw['previous']) !== undefined && /^[1-9]\d{0,5}$/.test(raw['page'] ?? '')
    ? Number(raw['page'])
    : null

/** The position of the page's first row in the list, from 1; null if neither the links nor the URL tell. */
function firstOf({ links, meta }: Page<unknown>, number: number | null): number | null {
  if (links.previous === null) return 1
  if (links.next === null && meta.total !== null) return meta.total - meta.count + 1
  return number === null || meta.limit === undefined ? null : (number - 1) * meta.limit + 1
}

/** The paging state of a list page, with handlers for the next and previous page. */
export function usePaging(page: Page<unknown> | undefined, change: (changes: Changes) => unknown) {
  const number = pageIn(useRawSearch())
  if (!page) return null
  const { next, previous } = cursorsIn(page.links)
  const current = page.links.previous === null ? 1 : number
  const at = (step: number) => (current === null ? undefined : String(current + step))
  return {
    count: page.meta.count,
    first: firstOf(page, number),
    total: page.meta.total,
    atLeast: page.meta.total_at_least,
    onNext: next === undefined ? null : () => void change({ next, page: at(1) }),
    onPrevious: previous === undefined ? null : () => void change({ previous, page: at(-1) }),
  }
}

/** A failed refresh of a visible list, with a function to retry it. */
export type ListFailure = { readonly status: number; readonly retry: () => void }

/**
 * Keeps showing the last result until the next one arrives, `stale` in between. If the refresh fails, the result stays
 * and `failure` is set; if there is nothing to show, the page itself fails.
 */
export function useLastResult<Result, Key extends QueryKey>(query: UseQueryOptions<Result, Error, Result, Key>) {
  const [shown, setShown] = useState<Result>()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    throwOnError: (failure, { state }) => shown === undefined && state.data === undefined && !isCancelled(failure),
  })
  if (data !== undefined && data !== shown) setShown(data)
  const failed = data === undefined && error !== null && !isCancelled(error)
  return {
    data: data ?? shown,
    stale: isPlaceholderData || data === undefined,
    failure: failed ? { status: statusOf(error), retry: () => void refetch() } : null,
  }
}

/** One page of a list. The previous page stays visible, `stale`, while the next one loads. */
export function useListPage<Row, P extends Page<Row>, Key extends QueryKey>(
  query: UseQueryOptions<P, Error, P, Key>,
  change: (changes: Changes) => unknown,
) {
  const { data, stale, failure } = useLastResult(query)
  return {
    page: data,
    stale,
    failure,
    paging: usePaging(data, change),
    cursorRefused: data?.cursorRefused === true && !stale,
  }
}
