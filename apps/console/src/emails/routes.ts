import { listPage, type PageRoute } from '../kit/page-route'
import { EmailSearch, emailEventsQuery, emailQuery, emailSegmentsQuery, emailsQuery } from './queries'

/** The mails of a team. Its screen is given, because a mailbox has a part in it. */
export const emailListPage = (screen: PageRoute['screen']): PageRoute =>
  listPage({
    path: 'emails',
    page: 'Emails',
    permission: 'browse-emails',
    remember: 'emails',
    search: EmailSearch,
    load: async ({ queryClient, ref, search, preload }) => {
      void queryClient.prefetchQuery(emailsQuery(ref, search, preload ? undefined : 'emails'))
    },
    screen,
  })

/** One mail. Its screen is given, because segments have a part in it. */
export const emailPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'emails/$emailId',
  page: 'Email',
  permission: 'read-emails',
  load: ({ queryClient, ref, params: { emailId = '' } }) => {
    void queryClient.prefetchQuery(emailEventsQuery(ref, emailId))
    void queryClient.prefetchQuery(emailSegmentsQuery(ref, emailId))
    return queryClient.ensureQueryData(emailQuery(ref, emailId))
  },
  screen,
})
