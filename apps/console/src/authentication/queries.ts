import {
  listDomains,
  listIdentityProviders,
  listScimTokens,
  readAuthentication,
} from '@sextant/contract/authentication/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import { endpointQuery } from '../kit/endpoint-query'
import { useRefresh } from '../kit/refresh'
import { toast } from '../ui/notices'

export const ruleQuery = (team: TeamRef) => endpointQuery(readAuthentication, { team })
export const providersQuery = (team: TeamRef) => endpointQuery(listIdentityProviders, { team })
export const domainsQuery = (team: TeamRef) => endpointQuery(listDomains, { team })
export const scimTokensQuery = (team: TeamRef) => endpointQuery(listScimTokens, { team })

/** Shows a notification after a change to authentication settings and refetches them. */
export function useAuthenticationRefresh(): (text: string) => Promise<void> {
  const refresh = useRefresh('authentication')
  return async (text) => {
    toast(text)
    await refresh()
  }
}
