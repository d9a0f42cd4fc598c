import { mailboxChoicesQuery } from '../kit/choices'
import { searchLoad } from '../kit/page-route'
import { downloadsQuery, liveLinksQuery, openDataQuery, parseMetricsQuery, rulesetsQuery } from './queries'
import { ResourcesSearch } from './search'

/** Loads the selected tab. Most tabs render before their data arrives. */
export const loadResources = searchLoad(ResourcesSearch, async ({ queryClient, ref, search }) => {
  const { view = 'files' } = search
  // The lower of two stacked lists would shift once the upper one's length is known.
  if (view === 'files')
    await Promise.all([queryClient.prefetchQuery(downloadsQuery(ref)), queryClient.prefetchQuery(liveLinksQuery(ref))])
  if (view === 'domains' || view === 'rules') void queryClient.prefetchQuery(rulesetsQuery(ref))
  if (view === 'rules') void queryClient.prefetchQuery(mailboxChoicesQuery(ref))
  if (view === 'open-data') void queryClient.prefetchQuery(openDataQuery(ref))
  if (view === 'metrics') void queryClient.prefetchQuery(parseMetricsQuery(ref, search))
})
