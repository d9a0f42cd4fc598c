import { readLinks } from '@sextant/contract/support/endpoints'
import type { Links } from '@sextant/contract/support/schemas'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../kit/endpoint-query'

/** Pages of the installation itself, used until the links have loaded and if none are configured. */
const defaultLinks: Links = {
  social: [],
  patents: '/legal/patents',
  user_agreement: '/legal/user-agreement',
  status: '/readyz',
}

/** The links in the footer and on error screens. Falls back to the defaults if they cannot be loaded. */
export const useLinks = (): Links => {
  const { data } = useQuery({
    ...endpointQuery(readLinks, {}),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  })
  return data?.data ?? defaultLinks
}
