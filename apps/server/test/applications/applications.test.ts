import * as endpoints from '@sextant/contract/applications/endpoints'
import { Application, maxApplications } from '@sextant/contract/applications/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addApplication, bearerOf } from '../kit/application'
import { refusals } from '../kit/refusals'
import { addPerson, addTeam, testContext } from '../kit/test-context'

const context = testContext()

const draft = { name: 'Expense robot', scopes: ['segments:read' as const] }
const wrong = (field: string, fields: object) => ({
  field,
  input: (team: TeamRef) => ({ team, body: { ...draft, ...fields } }),
})

refusals(endpoints.listApplications, () => context, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { sort: 'secret:asc' } }), field: 'sort' }],
})
refusals(endpoints.createApplication, () => context, {
  input: (team) => ({ team, body: draft }),
  wrong: [
    wrong('name', { name: ' ' }),
    wrong('scopes', { scopes: [] }),
    wrong('scopes', { scopes: ['segments:read', 'segments:read'] }),
    wrong('scopes.0', { scopes: ['users:read'] }),
    wrong('redirect_uris.0', { redirect_uris: ['http://example.test/back'] }),
    wrong('redirect_uris.0', { redirect_uris: ['https://example.test/back#here'] }),
    wrong('redirect_uris.0', { redirect_uris: ['javascript:alert(1)'] }),
  ],
})
const one = (team: TeamRef) => ({ team, id: '1' })
refusals(endpoints.readApplication, () => context, { input: one })
refusals(endpoints.updateApplication, () => context, {
  input: (team) => ({ ...one(team), body: { name: 'Other' } }),
  wrong: [{ input: (team) => ({ ...one(team), body: { scopes: [] } }), field: 'scopes' }],
})
refusals(endpoints.deleteApplication, () => context, { input: one })
refusals(endpoints.readApplicationKey, () => context, { input: one })
refusals(endpoints.regenerateApplicationKey, () => context, {
  input: (team) => ({ ...one(team), body: {} }),
  wrong: [{ input: (team) => ({ ...one(team), body: { overlap_hours: 721 } }), field: 'overlap_hours' }],
})
refusals(endpoints.endApplicationOverlap, () => context, { input: one })
refusals(endpoints.listApplicationRequests, () => context, {
  input: one,
  wrong: [{ input: (team) => ({ ...one(team), query: { start_date: 'soon' } }), field: 'start_date' }],
})

const owner = () => context.people.owner
const read = async (id: string, team = context.acme): Promise<Application> => {
  const { body } = await context.call(endpoints.readApplication, { team, id }, owner())
  return z.object({ data: Application }).parse(body).data
}

describe('an application', () => {
  test('is created with a client id and a secret that no other response contains', async () => {
    const robot = await addApplication(context, context.acme, owner(), ['segments:read', 'trips:read'])
    expect(robot.client_id).toMatch(/^sxc_[\w-]{22}$/)
    expect(robot.secret).toMatch(/^sxs_[\w-]{43}$/)
    expect(robot.secret_last4).toBe(robot.secret.slice(-4))
    const all = await context.call(endpoints.listApplications, { team: context.acme }, owner())
    expect(JSON.stringify(all.body)).not.toContain(robot.secret)
    expect(all.body).toMatchObject({ data: [{ name: 'Robot', status: 'Active', last_used_at: null }] })
    const { rows } = await context.pool.query('select encrypted_secret from application_secrets')
    expect(JSON.stringify(rows)).not.toContain(robot.secret)
  })

  test('can redirect to https URLs and to the local machine', async () => {
    const redirect_uris = ['https://example.test/back?x=1', 'http://localhost:4000/', 'http://127.0.0.1/cb']
    const body = { ...draft, redirect_uris }
    const { status } = await context.call(endpoints.createApplication, { team: context.acme, body }, owner())
    expect(status).toBe(201)
  })

  test('of another team is not found: 404', async () => {
    const { id } = await addApplication(context, context.globex, context.globexOwner, ['trips:read'])
    const input = { team: context.acme, id }
    for (const answer of [
      await context.call(endpoints.readApplication, input, owner()),
      await context.call(endpoints.updateApplication, { ...input, body: { name: 'Mine' } }, owner()),
      await context.call(endpoints.deleteApplication, input, owner()),
      await context.call(endpoints.readApplicationKey, input, owner()),
      await context.call(endpoints.regenerateApplicationKey, { ...input, body: {} }, owner()),
      await context.call(endpoints.endApplicationOverlap, input, owner()),
      await context.call(endpoints.listApplicationRequests, input, owner()),
    ])
      expect(answer.status).toBe(404)
  })

  test('is limited to fifty, even with parallel requests', async () => {
    const team = await addTeam(context.pool, 'dev', 'Many')
    const person = await addPerson(context.pool, 'many@acme.test', [team], 'owner')
    const answers = await Promise.all(
      Array.from(
        { length: maxApplications + 3 },
        async () => await context.call(endpoints.createApplication, { team, body: draft }, person),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxApplications)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
  })

  test('is deleted with its tokens', async () => {
    const robot = await addApplication(context, context.acme, owner(), ['trips:read'])
    const headers = await bearerOf(context, robot)
    await context.call(endpoints.deleteApplication, { team: context.acme, id: robot.id }, owner())
    const { status } = await context.call(endpoints.listApplications, { team: context.acme }, null, {
      headers,
    })
    expect(status).toBe(401)
  })
})

describe('changes of applications', () => {
  test('are audited, including access to the secret, but never the secret itself', async () => {
    const team = await addTeam(context.pool, 'org', 'Written')
    const person = await addPerson(context.pool, 'written@acme.test', [team], 'owner')
    const { id } = await addApplication(context, team, person, ['trips:read'])
    const input = { team, id }
    await context.call(endpoints.regenerateApplicationKey, { ...input, body: { overlap_hours: 1 } }, person)
    await context.call(endpoints.endApplicationOverlap, input, person)
    await context.call(endpoints.updateApplication, { ...input, body: { status: 'Disabled' } }, person)
    await context.call(endpoints.deleteApplication, input, person)
    const { rows } = await context.pool.query<{ action: string }>(
      'select action, before, after from audit_events where team_id = $1 order by id',
      [team.id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'applications.create',
      'applications.read_key',
      'applications.regenerate_key',
      'applications.end_overlap',
      'applications.update',
      'applications.delete',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/sxs_/)
  })
})

describe('a new secret', () => {
  const regenerate = async (id: string, body: { overlap_hours?: number }): Promise<string> => {
    const answer = await context.call(endpoints.regenerateApplicationKey, { team: context.acme, id, body }, owner())
    return z.object({ data: z.object({ secret: z.string() }) }).parse(answer.body).data.secret
  }
  const works = async (client_id: string, secret: string): Promise<boolean> =>
    await bearerOf(context, { client_id, secret }).then(
      () => true,
      () => false,
    )

  test('is valid next to the old one for a day, or until the overlap is ended', async () => {
    const robot = await addApplication(context, context.acme, owner(), ['trips:read'])
    const old = await bearerOf(context, robot)
    const secret = await regenerate(robot.id, {})
    expect([await works(robot.client_id, robot.secret), await works(robot.client_id, secret)]).toEqual([true, true])
    const { previous_secret_expires_at: ends } = await read(robot.id)
    const hours = (Date.parse(ends ?? '') - context.services.clock.now().getTime()) / 3_600_000
    expect(Math.round(hours)).toBe(24)

    await context.call(endpoints.endApplicationOverlap, { team: context.acme, id: robot.id }, owner())
    expect([await works(robot.client_id, robot.secret), await works(robot.client_id, secret)]).toEqual([false, true])
    const { status } = await context.call(endpoints.listApplications, { team: context.acme }, null, {
      headers: old,
    })
    expect(status).toBe(401)
    expect((await read(robot.id)).previous_secret_expires_at).toBeNull()
  })

  test('without overlap ends the old one and its tokens immediately', async () => {
    const robot = await addApplication(context, context.acme, owner(), ['trips:read'])
    await regenerate(robot.id, { overlap_hours: 0 })
    expect(await works(robot.client_id, robot.secret)).toBe(false)
  })

  test('ends the secret before the old one, so that there are two at most', async () => {
    const robot = await addApplication(context, context.acme, owner(), ['trips:read'])
    const second = await regenerate(robot.id, {})
    const third = await regenerate(robot.id, {})
    const live = [robot.secret, second, third].map(async (secret) => await works(robot.client_id, secret))
    expect(await Promise.all(live)).toEqual([false, true, true])
  })

  test('is null if the key that encrypted_secret it is lost', async () => {
    const robot = await addApplication(context, context.acme, owner(), ['trips:read'])
    await context.pool.query(
      "update application_secrets set encrypted_secret = 'v1.gone.AAAA' where application_id = $1",
      [robot.id],
    )
    const result = await context.call(endpoints.readApplicationKey, { team: context.acme, id: robot.id }, owner())
    expect([result.status, result.body]).toEqual([200, { data: { secret: null } }])
  })
})
