import { pages } from '@sextant/contract/kit/pages'
import { expect, test } from 'vitest'
import { makeRouter } from '../../src/app/router'
import { entries } from '../../src/app/shell/entries'
import { makeQueryClient } from '../../src/kit/query-client'
import { dashboardRoute, routeNames, teamRoute } from '../../src/kit/route-names'

const quiet = { onStaleFailure: () => {}, onCommandFailure: () => {} }
const routesByPath = makeRouter(makeQueryClient(quiet)).routesByPath
const paths = Object.keys(routesByPath).map((path) => (path === '/' ? path : path.replace(/\/$/, '')))

test('the named routes are those of the specification (§2), and all but the first two take teamId', () => {
  expect(Object.keys(routeNames)).toEqual([
    'account.show',
    'teams.index',
    'org.dashboard.index',
    'org.travel.index',
    'org.reports.index',
    'org.members.index',
    'org.emails.index',
    'org.resources.index',
    'org.settings',
    'dev.dashboard.index',
    'dev.emails.index',
    'dev.mailboxes.index',
    'dev.reports.index',
    'dev.settings',
  ])
  const [, , ...teamRouteNames] = Object.values(routeNames)
  expect(teamRouteNames.every((path) => path.includes('/$teamId/'))).toBe(true)
  expect(teamRoute('org.travel.index', '5')).toBe('/orgs/5/travel')
  expect(dashboardRoute({ type: 'dev', id: '5' })).toBe('/developers/5/dashboard')
})

test('the sidebar links to the named routes (spec §2)', () => {
  const routes = Object.values(entries).flatMap((shown) => shown.map(({ route }) => route))
  expect(routes).toEqual(Object.keys(routeNames).slice(2))
})

test('every named route is a route', () => {
  expect(Object.values(routeNames).filter((path) => !paths.includes(path))).toEqual([])
})

test('the console has exactly the pages that the contract lists', () => {
  const patterns = new Set(paths.map((path) => path.replaceAll(/\$\w+/g, '*')))
  const covered = (page: string) =>
    [...patterns].some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(page))
  expect(pages.filter((page) => !covered(page))).toEqual([])
  const listed = (path: string) => pages.some((page) => new RegExp(`^${page.replaceAll('*', '[^/]+')}$`).test(path))
  expect([...patterns].filter((path) => !listed(path))).toEqual([])
})
