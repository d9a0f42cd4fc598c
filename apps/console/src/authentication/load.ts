import type { Load } from '../kit/page-route'
import { domainsQuery, providersQuery, ruleQuery, scimTokensQuery } from './queries'

export const loadAuthentication: Load = ({ queryClient, ref }) => {
  void queryClient.prefetchQuery(providersQuery(ref))
  void queryClient.prefetchQuery(domainsQuery(ref))
  void queryClient.prefetchQuery(scimTokensQuery(ref))
  return queryClient.ensureQueryData(ruleQuery(ref))
}
