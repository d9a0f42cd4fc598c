import { listSessions, verifyEmail } from '@sextant/contract/session/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { outcomeOf } from '../kit/outcome'
import { fetchOnce } from '../kit/token-query'

/** Makes an email verification of the token, when the page opens (spec §2). */
export const verificationQuery = (token: string) =>
  queryOptions({
    ...fetchOnce,
    queryKey: [verifyEmail.name, token],
    queryFn: async () => await outcomeOf(api.call(verifyEmail, { body: { token } })),
  })

/** Where one is signed in. */
export const sessionsQuery = endpointQuery(listSessions, {})
