import { readLinks } from '@sextant/contract/support/endpoints'
import type { Links } from '@sextant/contract/support/schemas'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../kit/ask'

/** The links of an installation that chose none (and while they are on their way): pages of its own server. */
const ownLinks: Links = {
  social: [],
  patents: '/legal/patents',
  user_agreement: '/legal/user-agreement',
  status: '/readyz',
}

/** The links of the footer and of the error screens. Without an answer the installation's own pages stand in. */
export const useLinks = (): Links => {
  const { data } = useQuery({
    ...ask(readLinks, {}),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  })
  return data?.data ?? ownLinks
}
