import { expect, test } from 'vitest'
import { teamPages, topLevelPages } from '../../src/app/pages'
import { makeRouter } from '../../src/app/router'
import { makeQueryClient } from '../../src/kit/query-client'
import { publicPages } from '../../src/session/routes'
import { invitationPages } from '../../src/users/routes'

const quiet = { onStaleFailure: () => {}, onCommandFailure: () => {} }
const router = makeRouter(makeQueryClient(quiet))

/** The name and required permission of the page at a path. */
function pageAt(address: string): string | undefined {
  const { page, permission = 'nothing' } = router.matchRoutes(address, {}).at(-1)?.staticData ?? {}
  return page && `${page}, ${permission}`
}

type Row = [address: string, page: string]

const settings = (base: string): readonly Row[] => [
  [`${base}/settings/general`, 'Settings, browse-settings'],
  [`${base}/settings/users`, 'Users, browse-users'],
  [`${base}/settings/users/create`, 'User, add-users'],
  [`${base}/settings/users/5`, 'User, read-users'],
  [`${base}/settings/apps`, 'Apps, browse-applications'],
  [`${base}/settings/apps/create`, 'App, add-applications'],
  [`${base}/settings/apps/5`, 'App, read-applications'],
  [`${base}/settings/webhooks`, 'Webhooks, browse-webhooks'],
  [`${base}/settings/webhooks/create`, 'Webhook, add-webhooks'],
  [`${base}/settings/webhooks/5`, 'Webhook, read-webhooks'],
  [`${base}/settings/authentication`, 'Authentication, browse-authentication'],
]

test.each<Row>([
  ['/join', 'Sign-up, nothing'],
  ['/t/abc', 'Email verification, nothing'],
  ['/account', 'Account, nothing'],
  ['/teams', 'Teams, nothing'],
  ['/teams/org/create', 'Team, nothing'],
  ['/teams/dev/create', 'Team, nothing'],
  ['/support', 'Support, browse-support'],
  ['/login', 'Sign in, nothing'],
  ['/register', 'Sign-up, nothing'],
  ['/password/reset', 'Password reset, nothing'],
  ['/password/reset/abc', 'Password reset, nothing'],
  ['/invitations/abc', 'Invitation, nothing'],
  ['/invitations/expired', 'Invitation, nothing'],
])('outside of teams, %s opens the page %s', (address, page) => expect(pageAt(address)).toBe(page))

test.each<Row>([
  ['/developers/1/dashboard', 'Dashboard, read-dashboard'],
  ['/developers/1/emails', 'Emails, browse-emails'],
  ['/developers/1/emails/5', 'Email, read-emails'],
  ['/developers/1/mailboxes', 'Mailboxes, browse-mailboxes'],
  ['/developers/1/mailboxes/create', 'Mailbox, add-mailboxes'],
  ['/developers/1/mailboxes/5', 'Mailbox, read-mailboxes'],
  ['/developers/1/reports', 'Reports, browse-reports'],
  ['/developers/1/reports/5', 'Report, read-reports'],
  ...settings('/developers/1'),
])('in a developer team, %s opens the page %s', (address, page) => expect(pageAt(address)).toBe(page))

test.each<Row>([
  ['/orgs/1/dashboard', 'Dashboard, read-dashboard'],
  ['/orgs/1/travel', 'Travel, browse-trips'],
  ['/orgs/1/segments/air/5', 'Trip, read-trips'],
  ['/orgs/1/trips/5', 'Trip, read-trips'],
  ['/orgs/1/people', 'People, browse-members'],
  ['/orgs/1/people/create', 'Member, add-members'],
  ['/orgs/1/people/5', 'Member, read-members'],
  ['/orgs/1/people/imports', 'People imports, browse-imports'],
  ['/orgs/1/people/imports/5', 'Import, read-imports'],
  ['/orgs/1/reports', 'Reports, browse-reports'],
  ['/orgs/1/reports/5', 'Report, read-reports'],
  ['/orgs/1/emails', 'Emails, browse-emails'],
  ['/orgs/1/emails/5', 'Email, read-emails'],
  ['/orgs/1/data-explorer', 'Resources, add-downloads'],
  ['/orgs/1/imports/new', 'Imports, browse-imports'],
  ['/orgs/1/imports/new/preview', 'Import, add-imports'],
  ['/orgs/1/imports/new/complete', 'Import, read-imports'],
  ...settings('/orgs/1'),
  ['/orgs/1/settings/connections', 'Connections, browse-integrations'],
  ['/orgs/1/settings/mailboxes', 'Mailboxes, browse-mailboxes'],
  ['/orgs/1/settings/mailboxes/create', 'Mailbox, add-mailboxes'],
  ['/orgs/1/settings/mailboxes/5', 'Mailbox, read-mailboxes'],
  ['/orgs/1/settings/filter', 'Filter, browse-filters'],
])('in an organization, %s opens the page %s', (address, page) => expect(pageAt(address)).toBe(page))

test('every screen is loaded lazily', () => {
  const redirect = 'segments/$segmentType/$segmentId'
  const all = [...publicPages, ...invitationPages, ...topLevelPages, ...teamPages.org, ...teamPages.dev]
  const withoutPreload = all.filter(({ screen, path }) => path !== redirect && !('preload' in screen))
  expect(withoutPreload.map(({ path }) => path)).toEqual([])
})
