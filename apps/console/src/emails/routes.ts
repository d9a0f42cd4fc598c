import type { PageRoute } from '../kit/page-route'

/** The mails of a team. Its screen is given, because a mailbox has a part in it. */
export const emailListPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'emails',
  page: 'Emails',
  permission: 'browse-emails',
  remember: 'emails',
  load: async () => (await import('./load')).loadEmails,
  screen,
})

/** One mail. Its screen is given, because segments have a part in it. */
export const emailPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'emails/$emailId',
  page: 'Email',
  permission: 'read-emails',
  load: async () => (await import('./load')).loadEmail,
  screen,
})
