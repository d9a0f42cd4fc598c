import { searchLoad } from '../../kit/page-route'
import { dataRequestsQuery, PrivacySearch } from './queries'

export const loadPrivacy = searchLoad(PrivacySearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(dataRequestsQuery(ref, search, preload ? undefined : 'privacy'))
})
