import { type Load, searchLoad } from '../kit/page-route'
import { ApplicationSearch, applicationQuery, applicationsQuery } from './queries'

export const loadApplications = searchLoad(
  ApplicationSearch,
  async ({ queryClient, ref, search, preload }) =>
    void queryClient.prefetchQuery(applicationsQuery(ref, search, preload ? undefined : 'apps')),
)

export const loadApplication: Load = ({ queryClient, ref, params: { appId = '' } }) =>
  queryClient.ensureQueryData(applicationQuery(ref, appId))
