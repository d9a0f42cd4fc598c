import {
  listDomains,
  listIdentityProviders,
  listScimTokens,
  readAuthentication,
} from '@sextant/contract/authentication/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import { ask } from '../kit/ask'
import { useRefresh } from '../kit/refresh'
import { toast } from '../ui/notices'

export const ruleQuery = (team: TeamRef) => ask(readAuthentication, { team })
export const providersQuery = (team: TeamRef) => ask(listIdentityProviders, { team })
export const domainsQuery = (team: TeamRef) => ask(listDomains, { team })
export const scimTokensQuery = (team: TeamRef) => ask(listScimTokens, { team })

/** After a change to how a team signs in: says it, and asks anew for all of it. */
export function useChanged(): (text: string) => Promise<void> {
  const refresh = useRefresh('authentication')
  return async (text) => {
    toast(text)
    await refresh()
  }
}
