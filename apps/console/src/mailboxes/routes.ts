import type { TeamType } from '@sextant/contract/kit/team'
import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** For organizations, mailboxes are part of the settings (spec §2). */
const bases: Record<TeamType, string> = { org: 'settings/mailboxes', dev: 'mailboxes' }

/** The mailboxes of a team type. The app passes the detail screen, because it includes emails. */
export const mailboxPages = (type: TeamType, one: PageRoute['screen']): readonly PageRoute[] => [
  {
    path: bases[type],
    page: 'Mailboxes',
    permission: 'browse-mailboxes',
    remember: 'mailboxes',
    load: async () => (await import('./load')).loadMailboxes,
    screen: lazyScreen(() => import('./list'), 'MailboxList'),
  },
  {
    path: `${bases[type]}/create`,
    page: 'Mailbox',
    permission: 'add-mailboxes',
    load: async () => (await import('./load')).loadOptions,
    screen: lazyScreen(() => import('./create'), 'CreateMailbox'),
  },
  {
    path: `${bases[type]}/$mailboxId`,
    page: 'Mailbox',
    permission: 'read-mailboxes',
    load: async () => (await import('./load')).loadMailbox,
    screen: one,
  },
]
