import { validateToken } from '@sextant/contract/session/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { outcomeOf } from './outcome'

/** For what is asked once a page: a link's token may count once only. */
export const fetchOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** What the token of a link is for, without using it up; a refusal where it is gone. */
export const tokenQuery = (token: string) =>
  queryOptions({
    ...fetchOnce,
    queryKey: [validateToken.name, token],
    queryFn: async () => await outcomeOf(api.call(validateToken, { token })),
  })
