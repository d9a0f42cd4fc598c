import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { scopes } from '@sextant/contract/kit/scopes'
import { type TeamRef, type TeamType, teamTypes } from '@sextant/contract/kit/team'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, allEndpoints } from '../../kit/all-endpoints'
import { addApplication, bearerOf } from '../../kit/application'
import { addPerson, addTeam, makeWorld, type World } from '../../kit/world'
import { type Caller, findings, reply } from './caller'

const inTeam = allEndpoints.filter(({ path }) => path.startsWith('{team}'))
const unknownTeam = '999999'

let world: World
let others: Record<TeamType, TeamRef>
beforeAll(async () => {
  world = await makeWorld()
  others = { org: world.globex, dev: await addTeam(world.pool, 'dev', 'Globex Apps') }
  await addPerson(world.pool, 'dev@globex.test', [others.dev], 'owner')
})
afterAll(async () => await world.close())

const ownOf = (type: TeamType): TeamRef => (type === 'org' ? world.acme : world.acmeApps)

/** The teams that somebody from Acme must not tell apart: another's, one that is not there, and an id of the other kind. */
const strange = (type: TeamType): readonly TeamRef[] => [
  others[type],
  { type, id: unknownTeam },
  { type, id: ownOf(type === 'org' ? 'dev' : 'org').id },
]

/** Walks all calls of a kind of team; each must be answered the same for all strange teams, with the given status. */
async function walkStrange(as: Caller, type: TeamType, status: number): Promise<string[]> {
  const calls = inTeam.filter(({ teams }) => teams.includes(type))
  return await findings(calls, async (endpoint: Endpoint) => {
    const met = new Set<string>()
    for (const team of strange(type)) {
      const { status: got, body } = await reply(world, endpoint, addressOf(endpoint, team), as)
      met.add(`${got} ${body}`)
    }
    const [only = '', ...more] = met
    return more.length === 0 && only.startsWith(`${status} `)
      ? null
      : `${endpoint.name}: ${[...met].join(' | ')}`
  })
}

describe.each(teamTypes)('of a strange %s team, existing or not,', (type) => {
  test.each(['owner', 'user', 'viewer'] as const)('a %s learns nothing: 404', async (role) => {
    expect(await walkStrange({ cookie: world.people[role].cookie }, type, 404)).toEqual([])
  })

  test('nobody learns anything: 401', async () => {
    expect(await walkStrange({}, type, 401)).toEqual([])
  })

  test('an application learns nothing: 404', async () => {
    const robot = await addApplication(world, ownOf(type), world.people.owner, scopes)
    await world.pool.query('update applications set rate_limit = 1000000')
    expect(await walkStrange(await bearerOf(world, robot), type, 404)).toEqual([])
  })
})
