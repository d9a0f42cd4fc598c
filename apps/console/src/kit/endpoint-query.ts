import type { Endpoint, InputOf } from '@sextant/contract/kit/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'

/**
 * An endpoint call as query options, shared by a page's loader, its screen and the cache. `slot`: a new call cancels
 * the pending call in the same slot (spec §4); omit it when preloading.
 */
export const endpointQuery = <E extends Endpoint>(of: E, input: InputOf<E>, slot?: string) =>
  queryOptions({
    queryKey: [of.name, input],
    queryFn: async ({ signal }) => await api.call(of, input, slot === undefined ? { signal } : { signal, slot }),
  })
