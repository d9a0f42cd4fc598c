import type { Endpoint, InputOf } from '@sextant/contract/kit/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'

/**
 * One call as a query: the same value serves a page's loader, its screen and the cache. `slot`: the pending call of the
 * same slot is given up for this one (spec §4); leave it out when loading ahead.
 */
export const endpointQuery = <E extends Endpoint>(of: E, input: InputOf<E>, slot?: string) =>
  queryOptions({
    queryKey: [of.name, input],
    queryFn: async ({ signal }) => await api.call(of, input, slot === undefined ? { signal } : { signal, slot }),
  })
