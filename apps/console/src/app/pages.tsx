import type { TeamType } from '@sextant/contract/kit/team'
import { accountPage } from '../account/routes'
import { applicationPages } from '../applications/routes'
import { auditPage } from '../audit/routes'
import { authenticationPage } from '../authentication/routes'
import { developerDashboardPage, orgDashboardPage } from '../dashboard/routes'
import { resourcesPage } from '../downloads/routes'
import { emailListPage, emailPage, emailToolPages, modelPage, reviewPage } from '../emails/routes'
import { filterPages } from '../filters/routes'
import { importPages } from '../imports/routes'
import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute, TopLevelPage } from '../kit/page-route'
import { mailboxPages } from '../mailboxes/routes'
import { marketplacePages } from '../marketplace/routes'
import { reportPages } from '../reports/routes'
import { bookingPage, travelPage } from '../segments/routes'
import { supportPage } from '../support/routes'
import { generalSettingsPage, teamListPages } from '../teams/routes'
import { peoplePages, privacyPage } from '../travelers/routes'
import { tripPages } from '../trips/routes'
import { userPages } from '../users/routes'
import { webhookPages } from '../webhooks/routes'

/** Pages for signed-in users outside any team. */
export const topLevelPages: readonly TopLevelPage[] = [
  accountPage({
    load: async () => (await import('./screens/load-account')).loadAccount,
    screen: lazyScreen(() => import('./screens/account'), 'AccountPage'),
  }),
  supportPage(lazyScreen(() => import('./screens/support'), 'SupportPage')),
  ...teamListPages,
]

/** Screens that combine several features are composed in `screens/`. */
const emails: readonly PageRoute[] = [
  emailListPage(lazyScreen(() => import('./screens/emails'), 'Emails')),
  emailPage(lazyScreen(() => import('./screens/email'), 'EmailPage')),
  reviewPage(lazyScreen(() => import('./screens/review'), 'Review')),
  ...emailToolPages,
]

/** Settings pages common to both kinds of workspace. */
const settings: readonly PageRoute[] = [
  generalSettingsPage,
  ...userPages,
  ...applicationPages,
  ...webhookPages,
  authenticationPage,
  privacyPage,
]

const mailboxPage = lazyScreen(() => import('./screens/mailbox'), 'MailboxPage')

/** The loader for pages with links to unread emails. */
const unreadCounts: Pick<PageRoute, 'alongside'> = {
  alongside: async () => (await import('../emails/load')).loadUnreadCounts,
}

/** The pages of each kind of workspace, relative to the team's base path. */
export const teamPages: Record<TeamType, readonly PageRoute[]> = {
  org: [
    { ...orgDashboardPage(lazyScreen(() => import('./screens/org-dashboard'), 'OrgDashboardPage')), ...unreadCounts },
    travelPage(lazyScreen(() => import('./screens/travel'), 'Travel')),
    bookingPage,
    ...tripPages({ screen: lazyScreen(() => import('./screens/quality'), 'Quality'), ...unreadCounts }),
    ...peoplePages(lazyScreen(() => import('./screens/person'), 'PersonPage')),
    ...importPages,
    ...emails,
    ...settings,
    ...reportPages,
    ...filterPages(lazyScreen(() => import('./screens/filters'), 'Filters')),
    resourcesPage,
    ...mailboxPages('org', mailboxPage),
    ...marketplacePages,
    modelPage('edit-organizations'),
    auditPage('edit-organizations'),
  ],
  dev: [
    developerDashboardPage(lazyScreen(() => import('./screens/developer-dashboard'), 'DeveloperDashboardPage')),
    ...emails,
    ...mailboxPages('dev', mailboxPage),
    ...reportPages,
    ...settings,
    modelPage('edit-developers'),
    auditPage('edit-developers'),
  ],
}
