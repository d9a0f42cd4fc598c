import { pages } from '@sextant/contract/kit/pages'
import { expect, test } from 'vitest'
import { parts } from '../../e2e/journeys/screens'

/** Paths that only redirect. A segment's path redirects to its place in the trip. */
const redirects = new Set([
  '/',
  '/orgs',
  '/developers',
  '/team',
  '/team/settings',
  '/team/imports',
  '/team/segments/*/*',
])

/** Settings and mail are the same screens in both kinds of team: looked at in one of them, they count for both. */
const eitherTeam = (page: string): string => page.replace(/^\/(?:orgs|developers)\/\*/, '/team')

/** A star matches a number, a token or a team type; names in braces such as `{rule}` are created by the walk. */
const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.replaceAll('*', String.raw`(?:\d+|[A-Z]{22}|org|\{\w+\})`)}$`)

const walkedPaths = parts.flatMap(({ team, screens }) =>
  screens.map(({ path }) => (team === null ? '' : '/team') + path.replace(/\?.*/, '')),
)

// The console's tests check this list against its routes.
test('the screen walk covers every page of the console', () => {
  const expected = pages.map(eitherTeam).filter((page) => !redirects.has(page))
  expect(expected.length).toBeGreaterThan(60)
  expect(expected.filter((page) => !walkedPaths.some((path) => patternOf(page).test(path)))).toEqual([])
})

test('parts of the screen walk have unique names and visit each screen once', () => {
  const names = parts.map(({ part }) => part)
  expect(new Set(names).size).toBe(names.length)
  for (const { screens } of parts) {
    const paths = screens.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  }
})
