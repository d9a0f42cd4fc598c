import { currentUser } from '@sextant/contract/account/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { endpointQuery } from './endpoint-query'

/** Who is signed in, with roles and teams. */
export const currentUserQuery = { ...endpointQuery(currentUser, {}), staleTime: 60_000 }

/** Asks anew who is signed in, for the whole console: after a change to one's account, or to a team one is in. */
export function useUserRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
    await router.invalidate()
  }
}
