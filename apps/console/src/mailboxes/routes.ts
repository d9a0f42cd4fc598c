import { lazyRouteComponent } from '@tanstack/react-router'
import { listPage, type PageRoute } from '../kit/page-route'
import { MailboxSearch, mailboxesQuery } from './queries'

export const mailboxPages: readonly PageRoute[] = [
  listPage({
    path: 'mailboxes',
    page: 'Mailboxes',
    permission: 'browse-mailboxes',
    remember: 'mailboxes',
    search: MailboxSearch,
    load: async ({ queryClient, ref, search, preload }) => {
      void queryClient.prefetchQuery(mailboxesQuery(ref, search, preload ? undefined : 'mailboxes'))
    },
    screen: lazyRouteComponent(() => import('./list'), 'MailboxList'),
  }),
]
