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
  /** The cursor in the address was of no page: this is the first one. */
  readonly cursorRefused?: boolean
}

/** The number that an address gives its page; it comes with the cursor, and goes with it. */
const pageIn = (raw: Readonly<Record<string, string>>): number | null =>
  (raw['next'] ?? raw['previous']) !== undefined && /^[1-9]\d{0,5}$/.test(raw['page'] ?? '')
    ? Number(raw['page'])
    : null

/** Where a page begins in its list, from 1; null where neither its neighbours nor its address say. */
function firstOf({ links, meta }: Page<unknown>, number: number | null): number | null {
  if (links.previous === null) return 1
  if (links.next === null && meta.total !== null) return meta.total - meta.count + 1
  return number === null || meta.limit === undefined ? null : (number - 1) * meta.limit + 1
}

/** How a page of a list stands among its neighbours, and the ways to them. */
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

/** A call that failed behind a list that is shown, and the way to try it again. */
export type ListFailure = { readonly status: number; readonly retry: () => void }

/**
 * An answer that is shown until its successor comes, `stale` meanwhile. Where that fails it stays, too, with the
 * `failure`; with nothing to show, the failure is the page's.
 */
export function useLastResult<Answer, Key extends QueryKey>(query: UseQueryOptions<Answer, Error, Answer, Key>) {
  const [shown, setShown] = useState<Answer>()
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

/** One page of a list; the page before stays, `stale`, while its successor is on its way. */
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
