import { type Endpoint, paramNames } from '@sextant/contract/kit/endpoint'
import { roles } from '@sextant/contract/kit/permissions'
import { type TeamRef, teamBase } from '@sextant/contract/kit/team'
import { can } from '@sextant/domain/permissions/can'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realOutside } from '../../src/authentication/outside'
import { readCatalogue } from '../../src/downloads/rulesets/catalogue'
import { allRoutes } from '../../src/main/routes'
import { makeWorld, type Person, type World } from '../kit/world'

const links = { social: [], patents: '', user_agreement: '', status: '' }
const catalogue = await readCatalogue(undefined)
const endpoints = allRoutes({
  links,
  operator: '',
  outside: realOutside(false),
  flights: null,
  catalogue,
  database: undefined,
}).map(({ endpoint }) => endpoint)
const guarded = endpoints.filter(({ permission }) => permission !== 'anyone')
const inTeam = guarded.filter(({ path }) => path.startsWith('{team}'))
const changing = endpoints.filter(({ method }) => method !== 'GET')

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(async () => await world.close())

const teamFor = ({ teams }: Endpoint): TeamRef => (teams.includes('org') ? world.acme : world.acmeApps)
const addressOf = ({ path }: Endpoint, team: TeamRef): string =>
  paramNames(path).reduce(
    (url, name) => url.replace(`{${name}}`, '1'),
    path.replace('{team}', teamBase(team)),
  )

async function statusOf(
  endpoint: Endpoint,
  team: TeamRef,
  as: Person | null,
  headers: Record<string, string>,
) {
  const { method } = endpoint
  const cookie = as ? { cookie: as.cookie } : {}
  const answer = await world.app.inject({
    method,
    url: addressOf(endpoint, team),
    headers: { ...cookie, ...headers },
  })
  return answer.statusCode
}
const ours = { 'x-requested-with': 'XMLHttpRequest' }

describe('every call', () => {
  test('has a name of its own', () => {
    const names = endpoints.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(guarded)('$name refuses nobody before it reads anything: 401', async (endpoint) => {
    expect(await statusOf(endpoint, teamFor(endpoint), null, ours)).toBe(401)
  })

  test.each(inTeam)('$name does not know a team that one has no role in: 404', async (endpoint) => {
    expect(await statusOf(endpoint, teamFor(endpoint), world.globexOwner, ours)).toBe(404)
  })

  test.each(inTeam)('$name refuses each role that lacks its permission: 403', async (endpoint) => {
    const { permission } = endpoint
    const lacking = roles.filter((role) => permission !== 'signed-in' && !can([role], permission))
    for (const role of lacking)
      expect([role, await statusOf(endpoint, teamFor(endpoint), world.people[role], ours)]).toEqual([
        role,
        403,
      ])
  })

  test.each(changing)('$name changes nothing for a page of another site: 403', async (endpoint) => {
    expect(await statusOf(endpoint, teamFor(endpoint), world.people['super-admin'], {})).toBe(403)
  })
})
