import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageRoute } from '../kit/page-route'

export const mailboxPages: readonly PageRoute[] = [
  {
    path: 'mailboxes',
    page: 'Mailboxes',
    permission: 'browse-mailboxes',
    remember: 'mailboxes',
    load: async () => (await import('./load')).loadMailboxes,
    screen: lazyRouteComponent(() => import('./list'), 'MailboxList'),
  },
]
