import { listSessions, verifyEmail } from '@sextant/contract/session/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { outcomeOf } from '../kit/outcome'
import { fetchOnce } from '../kit/token-query'

/** Creates an email verification from the token when the page opens (spec §2). */
export const verificationQuery = (token: string) =>
  queryOptions({
    ...fetchOnce,
    queryKey: [verifyEmail.name, token],
    queryFn: async () => await outcomeOf(api.call(verifyEmail, { body: { token } })),
  })

/** The user's active sessions. */
export const sessionsQuery = endpointQuery(listSessions, {})
