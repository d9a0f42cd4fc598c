import { searchLoad } from '../kit/page-route'
import { MailboxSearch, mailboxesQuery } from './queries'

export const loadMailboxes = searchLoad(MailboxSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(mailboxesQuery(ref, search, preload ? undefined : 'mailboxes'))
})
