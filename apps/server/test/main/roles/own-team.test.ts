import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { roles } from '@sextant/contract/kit/permissions'
import { scopes } from '@sextant/contract/kit/scopes'
import type { TeamRef } from '@sextant/contract/kit/team'
import { beforeAll, describe, expect, test } from 'vitest'
import { specAllows } from '../../../../../packages/domain/test/permissions/spec-table'
import { hashPassword } from '../../../src/account'
import { addressOf, allEndpoints } from '../../kit/all-endpoints'
import { addApplication, bearerOf } from '../../kit/application'
import { addPerson, testContext } from '../../kit/test-context'
import { type Caller, findings, reply } from './caller'

const inTeam = allEndpoints.filter(({ path }) => path.startsWith('{team}'))
const aboveTeams = allEndpoints.filter(({ path }) => !path.startsWith('{team}'))

const context = testContext()
beforeAll(async () => {
  // People with a password must enter it before their account is deleted.
  await context.pool.query('update users set password_hash = $1', [await hashPassword(randomUUID())])
})

/** The three sets of endpoints to call: those of each kind of team, and those outside teams. */
const walks = ['org', 'dev', 'above teams'] as const
const callsOf = (walk: (typeof walks)[number]): readonly Endpoint[] =>
  walk === 'above teams' ? aboveTeams : inTeam.filter(({ teams }) => teams.includes(walk))
const teamOf = (walk: (typeof walks)[number]): TeamRef => (walk === 'dev' ? context.acmeApps : context.acme)

/** The expected outcome of a call: 401, 403 or anything else. */
type Verdict = 401 | 403 | 'let in'

const endsSession = ({ name }: Endpoint): boolean => name === 'session.logout'

/** Calls all endpoints of a set and reports unexpected outcomes. */
async function walkAs(
  caller: Caller,
  walk: (typeof walks)[number],
  expected: (endpoint: Endpoint) => Verdict,
): Promise<string[]> {
  const look = async (endpoint: Endpoint): Promise<string | null> => {
    const { status, body } = await reply(context, endpoint, addressOf(endpoint, teamOf(walk)), caller)
    const met: Verdict = status === 401 || status === 403 ? status : 'let in'
    const wanted = expected(endpoint)
    if (met !== wanted) return `${endpoint.name}: ${status}, but it should be ${wanted}: ${body}`
    if (status >= 500) return `${endpoint.name}: ${status}`
    return met === 403 && !ErrorBody.safeParse(JSON.parse(body)).success
      ? `${endpoint.name}: ${body} is no error`
      : null
  }
  // Calls that end the session come last.
  const [before, end] = [callsOf(walk).filter((call) => !endsSession(call)), callsOf(walk).filter(endsSession)]
  return [...(await findings(before, look)), ...(await findings(end, look))]
}

/** The permissions that scopes cover: nothing of people, secrets or settings is among them. */
const scoped = /^(emails|trips|segments|members|reports|webhooks|mailboxes|imports|downloads)$/
function scopesSay({ permission, path }: Endpoint): Verdict {
  if (permission === 'anyone') return 'let in'
  if (!path.startsWith('{team}')) return 403
  const [, resource = ''] = /^(?:browse|read|edit|add|delete)-(.*)$/.exec(permission) ?? []
  return permission === 'read-events' || scoped.test(resource) ? 'let in' : 403
}

async function applicationIn(team: TeamRef): Promise<Caller> {
  const owner = await addPerson(context.pool, `${randomUUID()}@acme.test`, [team], 'owner')
  return await bearerOf(context, await addApplication(context, team, owner, scopes))
}

describe.each(walks)('%s', (walk) => {
  test.each(roles)('a %s can call what the permission table allows, and nothing else', async (role) => {
    const { cookie } = context.people[role]
    const wanted = ({ permission }: Endpoint): Verdict => {
      if (permission === 'anyone' || permission === 'signed-in' || permission === 'read-events') return 'let in'
      return specAllows(role, permission) ? 'let in' : 403
    }
    expect(await walkAs({ cookie }, walk, wanted)).toEqual([])
  })

  test('callers without a session can call only public endpoints', async () => {
    expect(await walkAs({}, walk, ({ permission }) => (permission === 'anyone' ? 'let in' : 401))).toEqual([])
  })

  // Single scopes are tested in test/applications/scopes.test.ts.
  test('an application with every scope can call what its scopes allow', async () => {
    expect(await walkAs(await applicationIn(teamOf(walk)), walk, scopesSay)).toEqual([])
  })
})
