import { readLinks } from '@sextant/contract/support/endpoints'
import type { Links } from '@sextant/contract/support/schemas'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../kit/endpoint-query'

/** The links of an installation that chose none (and while they are on their way): pages of its own server. */
const defaultLinks: Links = {
  social: [],
  patents: '/legal/patents',
  user_agreement: '/legal/user-agreement',
  status: '/readyz',
}

/** The links of the footer and of the error screens. Without an answer the installation's own pages stand in. */
export const useLinks = (): Links => {
  const { data } = useQuery({
    ...endpointQuery(readLinks, {}),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  })
  return data?.data ?? defaultLinks
}
