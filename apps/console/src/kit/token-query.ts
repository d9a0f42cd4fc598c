import { validateToken } from '@sextant/contract/session/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { outcomeOf } from './outcome'

/** Options for requests that run once per page: a link's token may be valid only once. */
export const fetchOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** The purpose of a link's token, looked up without using the token; a refusal if it is no longer valid. */
export const tokenQuery = (token: string) =>
  queryOptions({
    ...fetchOnce,
    queryKey: [validateToken.name, token],
    queryFn: async () => await outcomeOf(api.call(validateToken, { token })),
  })
