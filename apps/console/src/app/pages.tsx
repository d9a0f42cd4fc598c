import type { TeamType } from '@sextant/contract/kit/team'
import { lazyRouteComponent } from '@tanstack/react-router'
import { accountPage } from '../account/routes'
import { auditPage } from '../audit/routes'
import { authenticationPage } from '../authentication/routes'
import { developerDashboardPage, orgDashboardPage } from '../dashboard/routes'
import { resourcesPage } from '../downloads/routes'
import { emailListPage, emailPage } from '../emails/routes'
import { filterPages } from '../filters/routes'
import { importPages } from '../imports/routes'
import type { HighPage, PageRoute } from '../kit/page-route'
import { mailboxPages } from '../mailboxes/routes'
import { reportPages } from '../reports/routes'
import { travelPage } from '../segments/routes'
import { supportPage } from '../support/routes'
import { generalSettingsPage, teamListPages } from '../teams/routes'
import { peoplePages, privacyPage } from '../travelers/routes'
import { tripPages } from '../trips/routes'
import { userPages } from '../users/routes'
import { absentPages } from './absent-pages'

/** Pages for people who are signed in, above the teams. */
export const pagesAboveTeams: readonly HighPage[] = [
  accountPage(lazyRouteComponent(() => import('./screens/account'), 'AccountPage')),
  supportPage(lazyRouteComponent(() => import('./screens/support'), 'SupportPage')),
  ...teamListPages,
]

/** Screens that several features have a part in are put together here, in `screens/`. */
const emails: readonly PageRoute[] = [
  emailListPage(lazyRouteComponent(() => import('./screens/emails'), 'Emails')),
  emailPage(lazyRouteComponent(() => import('./screens/email'), 'EmailPage')),
]

/** Settings that both kinds of workspace have. */
const settings: readonly PageRoute[] = [generalSettingsPage, ...userPages, authenticationPage, privacyPage]

/** The pages of each kind of workspace, below the team's base. */
export const teamPages: Record<TeamType, readonly PageRoute[]> = {
  org: [
    orgDashboardPage(lazyRouteComponent(() => import('./screens/org-dashboard'), 'OrgDashboardPage')),
    travelPage(lazyRouteComponent(() => import('./screens/travel'), 'Travel')),
    ...tripPages,
    ...peoplePages(lazyRouteComponent(() => import('./screens/person'), 'PersonPage')),
    ...importPages,
    ...emails,
    ...settings,
    ...reportPages,
    ...filterPages(lazyRouteComponent(() => import('./screens/filters'), 'Filters')),
    resourcesPage,
    auditPage('edit-organizations'),
    ...absentPages.org,
  ],
  dev: [
    developerDashboardPage(
      lazyRouteComponent(() => import('./screens/developer-dashboard'), 'DeveloperDashboardPage'),
    ),
    ...emails,
    ...mailboxPages,
    ...reportPages,
    ...settings,
    auditPage('edit-developers'),
    ...absentPages.dev,
  ],
}
