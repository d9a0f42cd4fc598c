import { pages } from '@sextant/contract/kit/pages'
import { expect, test } from 'vitest'
import { parts } from '../../e2e/journeys/screens'

/** Addresses that only lead elsewhere. A segment's own leads to its place on its trip. */
const ways = new Set(['/', '/orgs', '/developers', '/team', '/team/settings', '/team/imports', '/team/segments/*/*'])

/** Settings and mail are the same screens in both kinds of team: looked at in one of them, they count for both. */
const eitherTeam = (page: string): string => page.replace(/^\/(?:orgs|developers)\/\*/, '/team')

/** A star stands for a number, a token or a kind of team; `{rule}` and the like are made by the walk. */
const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.replaceAll('*', String.raw`(?:\d+|[A-Z]{22}|org|\{\w+\})`)}$`)

const walked = parts.flatMap(({ team, screens }) =>
  screens.map(({ path }) => (team === null ? '' : '/team') + path.replace(/\?.*/, '')),
)

// The console's own tests hold this list against its routes.
test('the walk of the screens comes to every page of the console', () => {
  const wanted = pages.map(eitherTeam).filter((page) => !ways.has(page))
  expect(wanted.length).toBeGreaterThan(60)
  expect(wanted.filter((page) => !walked.some((path) => patternOf(page).test(path)))).toEqual([])
})

test('a part of the walk is known by its name, and looks at no screen twice', () => {
  const names = parts.map(({ part }) => part)
  expect(new Set(names).size).toBe(names.length)
  for (const { screens } of parts) {
    const paths = screens.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  }
})
