import { type Load, searchLoad } from '../kit/page-route'
import { EmailSearch, emailEventsQuery, emailQuery, emailSegmentsQuery, emailsQuery } from './queries'

export const loadEmails = searchLoad(EmailSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(emailsQuery(ref, search, preload ? undefined : 'emails'))
})

export const loadEmail: Load = ({ queryClient, ref, params: { emailId = '' } }) => {
  void queryClient.prefetchQuery(emailEventsQuery(ref, emailId))
  void queryClient.prefetchQuery(emailSegmentsQuery(ref, emailId))
  return queryClient.ensureQueryData(emailQuery(ref, emailId))
}
