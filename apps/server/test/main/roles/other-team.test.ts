import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { scopes } from '@sextant/contract/kit/scopes'
import { type TeamRef, type TeamType, teamTypes } from '@sextant/contract/kit/team'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressOf, allEndpoints } from '../../kit/all-endpoints'
import { addApplication, bearerOf } from '../../kit/application'
import { addPerson, addTeam, testContext } from '../../kit/test-context'
import { type Caller, findings, reply } from './caller'

const inTeam = allEndpoints.filter(({ path }) => path.startsWith('{team}'))
const unknownTeam = '999999'

const context = testContext()
let others: Record<TeamType, TeamRef>
beforeAll(async () => {
  others = { org: context.globex, dev: await addTeam(context.pool, 'dev', 'Globex Apps') }
  await addPerson(context.pool, 'dev@globex.test', [others.dev], 'owner')
})

const ownOf = (type: TeamType): TeamRef => (type === 'org' ? context.acme : context.acmeApps)

/**
 * The teams that people in Acme must not be able to tell apart: another one, a missing one, and an ID of the other
 * kind.
 */
const strange = (type: TeamType): readonly TeamRef[] => [
  others[type],
  { type, id: unknownTeam },
  { type, id: ownOf(type === 'org' ? 'dev' : 'org').id },
]

/** Calls all endpoints of a kind of team; each must give the same response and status for all foreign teams. */
async function walkStrange(as: Caller, type: TeamType, status: number): Promise<string[]> {
  const calls = inTeam.filter(({ teams }) => teams.includes(type))
  return await findings(calls, async (endpoint: Endpoint) => {
    const met = new Set<string>()
    for (const team of strange(type)) {
      const { status: answered, body } = await reply(context, endpoint, addressOf(endpoint, team), as)
      met.add(`${answered} ${body}`)
    }
    const [only = '', ...more] = met
    return more.length === 0 && only.startsWith(`${status} `) ? null : `${endpoint.name}: ${[...met].join(' | ')}`
  })
}

describe.each(teamTypes)('of a foreign %s team, existing or not,', (type) => {
  test.each(['owner', 'user', 'viewer'] as const)('a %s gets no information: 404', async (role) => {
    expect(await walkStrange({ cookie: context.people[role].cookie }, type, 404)).toEqual([])
  })

  test('callers without a session get no information: 401', async () => {
    expect(await walkStrange({}, type, 401)).toEqual([])
  })

  test('an application gets no information: 404', async () => {
    const robot = await addApplication(context, ownOf(type), context.people.owner, scopes)
    await context.pool.query('update applications set rate_limit = 1000000')
    expect(await walkStrange(await bearerOf(context, robot), type, 404)).toEqual([])
  })
})
