import { currentUser } from '@sextant/contract/account/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { endpointQuery } from './endpoint-query'

/** The current user, with roles and teams. */
export const currentUserQuery = { ...endpointQuery(currentUser, {}), staleTime: 60_000 }

/** Refetches the current user after a change to the account or to a team membership. */
export function useUserRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
    await router.invalidate()
  }
}
