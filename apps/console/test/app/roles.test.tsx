import { type GlobalRole, type Role, roles, type TeamRole } from '@sextant/contract/kit/permissions'
import { type TeamType, teamSegment, teamTypes } from '@sextant/contract/kit/team'
import { createMemoryHistory } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { specAllows } from '../../../../packages/domain/test/permissions/spec-table'
import { teamPages, topLevelPages } from '../../src/app/pages'
import { makeRouter } from '../../src/app/router'
import { Forbidden } from '../../src/kit/failure'
import { makeQueryClient } from '../../src/kit/query-client'
import { acme, acmeApps, aUser } from '../kit/people'
import { mockAnswers } from '../kit/responses'
import { visit } from '../kit/visit'

/**
 * The permission that each workspace page requires, by path (spec §2, §6); pages beyond the specification as this
 * product defines them.
 */
const requests: Record<TeamType, Record<string, string>> = {
  org: {
    '': 'read-dashboard',
    dashboard: 'read-dashboard',
    travel: 'browse-trips',
    'trips/$id': 'read-trips',
    'segments/hotel/$id': 'read-trips',
    'bookings/$id': 'read-segments',
    where: 'browse-trips',
    'data-quality': 'edit-trips',
    people: 'browse-members',
    'people/create': 'add-members',
    'people/duplicates': 'edit-members',
    'people/$id': 'read-members',
    'people/imports': 'browse-imports',
    'people/imports/$id': 'read-imports',
    imports: 'browse-imports',
    'imports/new': 'browse-imports',
    'imports/new/preview': 'add-imports',
    'imports/new/complete': 'read-imports',
    resources: 'add-downloads',
    'data-explorer': 'add-downloads',
    'settings/connections': 'browse-integrations',
    'settings/connections/$id': 'read-integrations',
    'settings/mailboxes': 'browse-mailboxes',
    'settings/mailboxes/create': 'add-mailboxes',
    'settings/mailboxes/$id': 'read-mailboxes',
    'settings/filter': 'browse-filters',
    'settings/filter/create': 'add-filters',
    'settings/filter/$id': 'read-filters',
    'settings/audit': 'edit-organizations',
    'settings/model': 'edit-organizations',
  },
  dev: {
    '': 'read-dashboard',
    dashboard: 'read-dashboard',
    mailboxes: 'browse-mailboxes',
    'mailboxes/create': 'add-mailboxes',
    'mailboxes/$id': 'read-mailboxes',
    'settings/audit': 'edit-developers',
    'settings/model': 'edit-developers',
  },
}
const commonPages: Record<string, string> = {
  emails: 'browse-emails',
  'emails/$id': 'read-emails',
  'emails/rules': 'read-emails',
  'emails/rules/$id': 'read-emails',
  'emails/reprocesses': 'read-emails',
  'emails/reprocesses/$id': 'read-emails',
  'emails/review': 'edit-segments',
  'emails/progress': 'browse-emails',
  'emails/$id/workbench': 'edit-emails',
  reports: 'browse-reports',
  'reports/$id': 'read-reports',
  settings: 'browse-settings',
  'settings/general': 'browse-settings',
  'settings/users': 'browse-users',
  'settings/users/create': 'add-users',
  'settings/users/$id': 'read-users',
  'settings/apps': 'browse-applications',
  'settings/apps/create': 'add-applications',
  'settings/apps/$id': 'read-applications',
  'settings/webhooks': 'browse-webhooks',
  'settings/webhooks/create': 'add-webhooks',
  'settings/webhooks/$id': 'read-webhooks',
  'settings/authentication': 'browse-authentication',
  'settings/privacy': 'browse-dsr',
}
const pagesOf = (type: TeamType): ReadonlyMap<string, string> =>
  new Map([...Object.entries(commonPages), ...Object.entries(requests[type])])

const isTeamRole = (role: Role): role is TeamRole => !role.startsWith('super')
const isGlobal = (role: Role): role is GlobalRole => role.startsWith('super')
const userWithRole = (role: Role) =>
  aUser({ ...(isTeamRole(role) ? { role } : {}), ...(isGlobal(role) ? { global: role } : {}) })

const teams = {
  'GET /api/orgs/1': { body: { data: acme } },
  'GET /api/developers/2': { body: { data: acmeApps } },
}
const baseOf = (type: TeamType): string => `/${teamSegment[type]}/${type === 'org' ? '1' : '2'}`

type RouterState = Pick<ReturnType<typeof makeRouter>, 'state'>

/** Navigates to paths one after another without rendering, as a user or signed out. Returns the paths that match. */
async function visitAll(
  role: Role | null,
  addresses: readonly string[],
  matches: (router: RouterState, address: string) => boolean,
): Promise<readonly string[]> {
  mockAnswers(role ? { 'GET /api/users/current': { body: { data: userWithRole(role) } }, ...teams } : {})
  if (role) document.cookie = 'signed_in=1'
  const queryClient = makeQueryClient({ onStaleFailure: () => {}, onCommandFailure: () => {} })
  const history = createMemoryHistory({ initialEntries: ['/login'] })
  const router = makeRouter(queryClient, history)
  await router.load()
  const matching: string[] = []
  for (const address of addresses) {
    history.push(address)
    await router.load()
    if (matches(router, address)) matching.push(address)
  }
  return matching
}

const isRefused = ({ state }: RouterState): boolean => state.matches.some(({ error }) => error instanceof Forbidden)
const leadsToLogin = ({ state }: RouterState, address: string): boolean =>
  state.location.href === `/login?next=${encodeURIComponent(address)}`

describe.each(teamTypes)('the pages of a %s workspace', (type) => {
  const pages = pagesOf(type)
  const addressOf = (path: string): string => `${baseOf(type)}/${path.replace('$id', '5')}`

  test('are all listed in this table', () => {
    const known = new Set([...pages.keys()].map((path) => path.replace('hotel', '$id')))
    const paths = teamPages[type].map(({ path }) => path.replaceAll(/\$\w+/g, '$id'))
    expect(paths.filter((path) => !known.has(path))).toEqual([])
  })

  test.each(roles)('refuse a %s exactly where the specification says so', async (role) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const forbidden = [...pages].filter(([, permission]) => !specAllows(role, permission))
    const refused = await visitAll(role, [...pages.keys()].map(addressOf), isRefused)
    expect(refused).toEqual(forbidden.map(([path]) => addressOf(path)))
  })

  test('redirect signed-out visitors to sign-in and back', async () => {
    const addresses = [...pages.keys()].map(addressOf)
    expect(await visitAll(null, addresses, leadsToLogin)).toEqual(addresses)
  })
})

test('pages outside teams need no permission except support, which everyone has', () => {
  const guarded = topLevelPages.filter(({ permission }) => permission !== undefined)
  expect(guarded.map(({ path, permission }) => [path, permission])).toEqual([['/support', 'browse-support']])
  expect(roles.filter((role) => !specAllows(role, 'browse-support'))).toEqual([])
})

/** The sidebar entries and their permissions (spec §2, §6). */
const entries: Record<TeamType, readonly (readonly [string, string])[]> = {
  org: [
    ['Acme Travel', 'read-dashboard'],
    ['Travel', 'browse-trips'],
    ['Reports', 'browse-reports'],
    ['People', 'browse-members'],
    ['Emails', 'browse-emails'],
    ['Resources', 'add-downloads'],
    ['Settings', 'browse-settings'],
  ],
  dev: [
    ['Acme Apps', 'read-dashboard'],
    ['Emails', 'browse-emails'],
    ['Mailboxes', 'browse-mailboxes'],
    ['Reports', 'browse-reports'],
    ['Settings', 'browse-settings'],
  ],
}

describe.each(teamTypes)('in a %s workspace', (type) => {
  test.each(roles)('a %s sees the specified sidebar, even on a refused page', async (role) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const forbidden = role === 'super-admin' ? 'trips/5' : 'settings/authentication'
    await visit(`${baseOf(type)}/${forbidden}`, userWithRole(role), teams)
    const nav = await screen.findByRole('navigation', { name: 'Main' })
    const labels = within(nav)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.sidebar-label')?.textContent)
      .filter(Boolean)
    const allowedEntries = entries[type]
      .filter(([, permission]) => specAllows(role, permission))
      .map(([label]) => label)
    expect(labels).toEqual(['Ada Lovelace', 'Teams', ...allowedEntries, 'Support', 'Logout'])
    expect(screen.queryByText('No Access') !== null).toBe(role !== 'super-admin')
  })
})
