import { ErrorBody } from '@sextant/contract/kit/errors'
import { readOrganization, updateOrganization } from '@sextant/contract/teams/endpoints'
import { listUsers, readUser, removeTeamUser, updateTeamUser } from '@sextant/contract/users/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '../kit/refusals'
import { addPerson, addTeam, makeWorld, type Person, type World } from '../kit/world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(async () => await world.close())

const role = 'viewer' as const
const viewer = () => world.people.viewer.id
refusals(listUsers, () => world, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { sort: 'password:asc' } }), field: 'sort' }],
})
refusals(readUser, () => world, { input: (team) => ({ team, id: viewer() }) })
refusals(updateTeamUser, () => world, {
  input: (team) => ({ team, id: viewer(), body: { role } }),
})
refusals(removeTeamUser, () => world, { input: (team) => ({ team, id: viewer() }) })

describe('the users of a team', () => {
  test('are listed with their roles, and found by name or address', async () => {
    await world.pool.query("update users set first_name = 'Vi', last_name = 'Ewer' where id = $1", [viewer()])
    const all = await world.call(
      listUsers,
      { team: world.acme, query: { sort: 'email:asc' } },
      world.people.user,
    )
    expect(all.body).toMatchObject({
      data: [{ role: 'owner' }, { role: 'user' }, { role: 'viewer', name: 'Vi Ewer', status: 'Active' }],
      meta: { total: 3 },
    })
    expect(JSON.stringify(all.body)).not.toMatch(/password|totp/)
    const found = await world.call(
      listUsers,
      { team: world.acme, query: { search: 'i ew' } },
      world.people.user,
    )
    expect(found.body).toMatchObject({ data: [{ id: viewer() }] })
  })

  test('of another team are not there: 404', async () => {
    const id = world.globexOwner.id
    expect((await world.call(readUser, { team: world.acme, id }, world.people.owner)).status).toBe(404)
    expect(
      (
        await world.call(
          updateTeamUser,
          { team: world.acme, id, body: { role: 'viewer' } },
          world.people.owner,
        )
      ).status,
    ).toBe(404)
    expect((await world.call(removeTeamUser, { team: world.acme, id }, world.people.owner)).status).toBe(404)
  })

  test('get no role that is not a team’s: 422', async () => {
    const body = JSON.stringify({ role: 'super-admin' })
    const { status } = await world.call(
      updateTeamUser,
      { team: world.acme, id: viewer(), body: { role: 'viewer' } },
      world.people.owner,
      {
        payload: body,
        headers: { 'content-type': 'application/json' },
      },
    )
    expect(status).toBe(422)
  })
})

describe('demotion and removal', () => {
  test('count from the next call on', async () => {
    const team = await addTeam(world.pool, 'org', 'Next call')
    const owner = await addPerson(world.pool, 'first@next.test', [team], 'owner')
    const other = await addPerson(world.pool, 'second@next.test', [team], 'owner')
    const rename = async () =>
      (await world.call(updateOrganization, { team, body: { name: 'Next call' } }, other)).status
    expect(await rename()).toBe(200)
    const demoted = await world.call(updateTeamUser, { team, id: other.id, body: { role: 'viewer' } }, owner)
    expect(demoted.body).toMatchObject({ data: { role: 'viewer' } })
    expect(await rename()).toBe(403)
    expect((await world.call(removeTeamUser, { team, id: other.id }, owner)).status).toBe(200)
    expect((await world.call(readOrganization, { team }, other)).status).toBe(404)
    const { rows } = await world.pool.query(
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
  test('is neither demoted nor removed: 409', async () => {
    const id = world.people.owner.id
    for (const answer of [
      await world.call(
        updateTeamUser,
        { team: world.acme, id, body: { role: 'viewer' } },
        world.people.owner,
      ),
      await world.call(removeTeamUser, { team: world.acme, id }, world.people['super-admin']),
    ]) {
      expect([answer.status, ErrorBody.parse(answer.body).message]).toEqual([
        409,
        'A team needs an owner. Make someone else owner first.',
      ])
    }
    const again = await world.call(
      updateTeamUser,
      { team: world.acme, id, body: { role: 'owner' } },
      world.people.owner,
    )
    expect(again.status).toBe(200)
  })

  test('stays, however many owners demote each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const team = await addTeam(world.pool, 'org', `Duel ${round}`)
      const owners: Person[] = []
      for (const n of [1, 2, 3, 4])
        owners.push(await addPerson(world.pool, `o${n}-${round}@duel.test`, [team], 'owner'))
      const answers = await Promise.all(
        owners.map(async (_, n) => {
          const id = owners[(n + 1) % owners.length]?.id ?? ''
          return n % 2 === 0
            ? await world.call(
                updateTeamUser,
                { team, id, body: { role: 'viewer' } },
                world.people['super-admin'],
              )
            : await world.call(removeTeamUser, { team, id }, world.people['super-admin'])
        }),
      )
      const left = await world.pool.query("select 1 from memberships where team_id = $1 and role = 'owner'", [
        team.id,
      ])
      expect(left.rowCount).toBe(1)
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409])
    }
  })
})
