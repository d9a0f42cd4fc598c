import { ErrorBody } from '@sextant/contract/kit/errors'
import { readOrganization, updateOrganization } from '@sextant/contract/teams/endpoints'
import { listUsers, readUser, removeTeamUser, updateTeamUser } from '@sextant/contract/users/endpoints'
import { describe, expect, test } from 'vitest'
import { refusals } from '../kit/refusals'
import { addPerson, addTeam, type Person, testContext } from '../kit/test-context'

const context = testContext()

const role = 'viewer' as const
const viewer = () => context.people.viewer.id
refusals(listUsers, () => context, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { sort: 'password:asc' } }), field: 'sort' }],
})
refusals(readUser, () => context, { input: (team) => ({ team, id: viewer() }) })
refusals(updateTeamUser, () => context, {
  input: (team) => ({ team, id: viewer(), body: { role } }),
})
refusals(removeTeamUser, () => context, { input: (team) => ({ team, id: viewer() }) })

describe('the users of a team', () => {
  test('are listed with their roles, and found by name or address', async () => {
    await context.pool.query("update users set first_name = 'Vi', last_name = 'Ewer' where id = $1", [viewer()])
    const all = await context.call(listUsers, { team: context.acme, query: { sort: 'email:asc' } }, context.people.user)
    expect(all.body).toMatchObject({
      data: [{ role: 'owner' }, { role: 'user' }, { role: 'viewer', name: 'Vi Ewer', status: 'Active' }],
      meta: { total: 3 },
    })
    expect(JSON.stringify(all.body)).not.toMatch(/password|totp/)
    const found = await context.call(listUsers, { team: context.acme, query: { search: 'i ew' } }, context.people.user)
    expect(found.body).toMatchObject({ data: [{ id: viewer() }] })
  })

  test('of another team are not found: 404', async () => {
    const id = context.globexOwner.id
    expect((await context.call(readUser, { team: context.acme, id }, context.people.owner)).status).toBe(404)
    expect(
      (await context.call(updateTeamUser, { team: context.acme, id, body: { role: 'viewer' } }, context.people.owner))
        .status,
    ).toBe(404)
    expect((await context.call(removeTeamUser, { team: context.acme, id }, context.people.owner)).status).toBe(404)
  })

  test('cannot have a role outside the team roles: 422', async () => {
    const body = JSON.stringify({ role: 'super-admin' })
    const { status } = await context.call(
      updateTeamUser,
      { team: context.acme, id: viewer(), body: { role: 'viewer' } },
      context.people.owner,
      {
        payload: body,
        headers: { 'content-type': 'application/json' },
      },
    )
    expect(status).toBe(422)
  })
})

describe('demotion and removal', () => {
  test('take effect with the next request', async () => {
    const team = await addTeam(context.pool, 'org', 'Next call')
    const owner = await addPerson(context.pool, 'first@next.test', [team], 'owner')
    const other = await addPerson(context.pool, 'second@next.test', [team], 'owner')
    const rename = async () =>
      (await context.call(updateOrganization, { team, body: { name: 'Next call' } }, other)).status
    expect(await rename()).toBe(200)
    const demoted = await context.call(updateTeamUser, { team, id: other.id, body: { role: 'viewer' } }, owner)
    expect(demoted.body).toMatchObject({ data: { role: 'viewer' } })
    expect(await rename()).toBe(403)
    expect((await context.call(removeTeamUser, { team, id: other.id }, owner)).status).toBe(200)
    expect((await context.call(readOrganization, { team }, other)).status).toBe(404)
    const { rows } = await context.pool.query(
      "select action, before, after from audit_events where team_id = $1 and action <> 'access.refused' order by id",
      [team.id],
    )
    expect(rows).toMatchObject([
      { action: 'teams.update' },
      { action: 'users.update', before: { role: 'owner' }, after: { role: 'viewer' } },
      { action: 'users.remove', before: { role: 'viewer' } },
    ])
  })
})

describe('the last owner', () => {
  test('cannot be demoted or removed: 409', async () => {
    const id = context.people.owner.id
    for (const answer of [
      await context.call(updateTeamUser, { team: context.acme, id, body: { role: 'viewer' } }, context.people.owner),
      await context.call(removeTeamUser, { team: context.acme, id }, context.people['super-admin']),
    ]) {
      expect([answer.status, ErrorBody.parse(answer.body).message]).toEqual([
        409,
        'A team needs an owner. Make someone else owner first.',
      ])
    }
    const again = await context.call(
      updateTeamUser,
      { team: context.acme, id, body: { role: 'owner' } },
      context.people.owner,
    )
    expect(again.status).toBe(200)
  })

  test('remains even if owners demote each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const team = await addTeam(context.pool, 'org', `Duel ${round}`)
      const owners: Person[] = []
      for (const n of [1, 2, 3, 4])
        owners.push(await addPerson(context.pool, `o${n}-${round}@duel.test`, [team], 'owner'))
      const answers = await Promise.all(
        owners.map(async (_, n) => {
          const id = owners[(n + 1) % owners.length]?.id ?? ''
          return n % 2 === 0
            ? await context.call(updateTeamUser, { team, id, body: { role: 'viewer' } }, context.people['super-admin'])
            : await context.call(removeTeamUser, { team, id }, context.people['super-admin'])
        }),
      )
      const left = await context.pool.query("select 1 from memberships where team_id = $1 and role = 'owner'", [
        team.id,
      ])
      expect(left.rowCount).toBe(1)
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409])
    }
  })
})
