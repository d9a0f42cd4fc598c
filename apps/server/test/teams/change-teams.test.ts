import { ErrorBody } from '@sextant/contract/kit/errors'
import {
  createDeveloper,
  createOrganization,
  deleteDeveloper,
  deleteOrganization,
  listDevelopers,
  listOrganizations,
  readOrganization,
  updateDeveloper,
  updateOrganization,
} from '@sextant/contract/teams/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../kit/refusals'
import { addPerson, addTeam, testContext } from '../kit/test-context'

const context = testContext()

refusals(updateOrganization, () => context, {
  input: (team) => ({ team, body: { name: 'Acme' } }),
  wrong: [
    { input: (team) => ({ team, body: { name: ' ' } }), field: 'name' },
    { input: (team) => ({ team, body: { name: 'Acme\n\nYour account is locked' } }), field: 'name' },
    { input: (team) => ({ team, body: { currency: 'euro' } }), field: 'currency' },
    { input: (team) => ({ team, body: { time_zone_id: 'Nowhere/At_all' } }), field: 'time_zone_id' },
  ],
})
refusals(deleteOrganization, () => context, {
  input: (team) => ({ team, body: { name: 'not this' } }),
  wrong: [{ input: (team) => ({ team, body: { name: 'not this' } }), field: 'name' }],
})

describe('creating a team', () => {
  test('makes the creator its owner immediately', async () => {
    const maker = await addPerson(context.pool, 'maker@acme.test', [context.acmeApps], 'viewer')
    const body = { name: ' Acme Labs ', currency: 'EUR', time_zone_id: 'Europe/Berlin' }
    const created = await context.call(createDeveloper, { body }, maker)
    expect([created.status, created.body]).toMatchObject([
      201,
      { data: { name: 'Acme Labs', teamType: 'dev', currency: 'EUR', sso_enabled: false, status: 'Active' } },
    ])
    const { id } = z.parse(createDeveloper.output, created.body).data
    const team = { type: 'dev', id } as const
    const renamed = await context.call(updateDeveloper, { team, body: { name: 'Labs' } }, maker)
    expect(renamed.body).toMatchObject({ data: { name: 'Labs', currency: 'EUR' } })
    expect((await context.call(listDevelopers, {}, maker)).body).toMatchObject({
      data: [{ name: 'Acme Apps' }, { name: 'Labs' }],
    })
  })

  test('of type organisation requires the permission to sign them up', async () => {
    const body = { name: 'Branch' }
    for (const [role, status] of [
      ['owner', 201],
      ['super-admin', 201],
      ['user', 403],
      ['viewer', 403],
      ['super-viewer', 403],
    ] as const) {
      expect([role, (await context.call(createOrganization, { body }, context.people[role])).status]).toEqual([
        role,
        status,
      ])
    }
    expect((await context.call(createOrganization, { body }, null)).status).toBe(401)
    const nameless = await context.call(createOrganization, { body: { name: '' } }, context.people.owner)
    expect([nameless.status, Object.keys(ErrorBody.parse(nameless.body).errors ?? {})]).toEqual([422, ['name']])
  })
})

describe('changing a team', () => {
  test('updates only the given fields, and is audited', async () => {
    const region = await context.call(
      updateOrganization,
      { team: context.acme, body: { region: 'Europe' } },
      context.people.owner,
    )
    expect(region.body).toMatchObject({ data: { name: 'Acme', region: 'Europe', currency: 'USD' } })
    const { rows } = await context.pool.query(
      "select * from audit_events where action = 'teams.update' order by id desc limit 1",
    )
    expect(rows).toMatchObject([
      {
        team_id: context.acme.id,
        actor: `user:${context.people.owner.id}`,
        before: { region: null },
        after: { region: 'Europe' },
      },
    ])
  })

  test('never turns single sign-on on as a side effect', async () => {
    const body = { name: 'Acme', sso_enabled: true, status: 'Deleted' }
    const { body: answer } = await context.call(updateOrganization, { team: context.acme, body }, context.people.owner)
    expect(answer).toMatchObject({ data: { sso_enabled: false, status: 'Active' } })
  })
})

describe('deleting a team', () => {
  test('removes it for everyone, including super roles', async () => {
    const team = await addTeam(context.pool, 'org', 'Short-lived')
    const owner = await addPerson(context.pool, 'brief@acme.test', [team], 'owner')
    const { status, body } = await context.call(deleteOrganization, { team, body: { name: 'Short-lived' } }, owner)
    expect([status, body]).toMatchObject([200, { data: { name: 'Short-lived', status: 'Deleted' } }])
    expect((await context.call(readOrganization, { team }, owner)).status).toBe(404)
    expect((await context.call(readOrganization, { team }, context.people['super-admin'])).status).toBe(404)
    const all = await context.call(listOrganizations, { query: { paginate: 'false' } }, context.people['super-admin'])
    expect(JSON.stringify(all.body)).not.toContain('Short-lived')
  })

  test('of type developer is limited to super-admin', async () => {
    const body = { name: 'Acme Apps' }
    expect((await context.call(deleteDeveloper, { team: context.acmeApps, body }, context.people.owner)).status).toBe(
      403,
    )
    expect(
      (await context.call(deleteDeveloper, { team: context.acmeApps, body }, context.people['super-admin'])).status,
    ).toBe(200)
  })
})
