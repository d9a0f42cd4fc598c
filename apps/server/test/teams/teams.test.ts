import { page } from '@sextant/contract/kit/wire'
import {
  listDevelopers,
  listOrganizations,
  readDeveloper,
  readOrganization,
} from '@sextant/contract/teams/endpoints'
import { Team } from '@sextant/contract/teams/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../kit/refusals'
import { addTeam, makeWorld, type World } from '../kit/world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
  const gone = await addTeam(world.pool, 'org', 'Gone')
  await world.pool.query("update teams set status = 'Deleted' where id = $1", [gone.id])
  await world.pool.query("insert into memberships (team_id, user_id, role) values ($1, $2, 'owner')", [
    gone.id,
    world.people.owner.id,
  ])
})
afterAll(async () => await world.close())

const names = (body: unknown): string[] => z.parse(page(Team), body).data.map(({ name }) => name)

describe('the lists of teams', () => {
  test('hold the teams one belongs to, by name, never a deleted one', async () => {
    const { body } = await world.call(listOrganizations, { query: { paginate: 'false' } }, world.people.owner)
    expect(names(body)).toEqual(['Acme'])
    expect(names((await world.call(listDevelopers, {}, world.people.owner)).body)).toEqual(['Acme Apps'])
  })

  test('hold every team for those who may browse all', async () => {
    for (const role of ['super-admin', 'super-viewer'] as const) {
      expect(names((await world.call(listOrganizations, {}, world.people[role])).body)).toEqual([
        'Acme',
        'Globex',
      ])
    }
  })

  test('refuse nobody', async () => {
    expect((await world.call(listOrganizations, {}, null)).status).toBe(401)
    expect((await world.call(listDevelopers, {}, null)).status).toBe(401)
  })

  test('page by cursor, both ways', async () => {
    const ask = async (query: { next?: string; previous?: string }) =>
      z.parse(
        page(Team),
        (await world.call(listOrganizations, { query: { limit: 1, ...query } }, world.people['super-admin']))
          .body,
      )
    const cursor = (link: string | null, name: string): string =>
      new URL(link ?? '', 'http://x').searchParams.get(name) ?? ''
    const first = await ask({})
    const second = await ask({ next: cursor(first.links.next, 'next') })
    expect(second).toMatchObject({ data: [{ name: 'Globex' }], links: { next: null } })
    const back = await ask({ previous: cursor(second.links.previous, 'previous') })
    expect(back).toMatchObject({ data: [{ name: 'Acme' }], links: { previous: null } })
  })

  test('refuse a cursor that is not theirs: 422', async () => {
    expect(
      (await world.call(listOrganizations, { query: { next: 'rubbish' } }, world.people.owner)).status,
    ).toBe(422)
  })
})

refusals(readOrganization, () => world, { input: (team) => ({ team }) })

describe('one team', () => {
  test('is read by its members', async () => {
    const { body } = await world.call(readOrganization, { team: world.acme }, world.people.viewer)
    expect(body).toMatchObject({ data: { name: 'Acme', teamType: 'org', onboard: true, sso_enabled: false } })
    expect((await world.call(readDeveloper, { team: world.acmeApps }, world.people.viewer)).status).toBe(200)
  })

  test('is not there under the other kind’s address', async () => {
    const team = { type: 'dev', id: world.acme.id } as const
    expect((await world.call(readDeveloper, { team }, world.people.owner)).status).toBe(404)
    expect((await world.call(readDeveloper, { team }, world.people['super-admin'])).status).toBe(404)
  })

  test('is not there once it is deleted, nor with an id that is none', async () => {
    const { rows } = await world.pool.query<{ id: string }>("select id from teams where name = 'Gone'")
    const gone = { type: 'org', id: rows[0]?.id ?? '' } as const
    expect((await world.call(readOrganization, { team: gone }, world.people.owner)).status).toBe(404)
    expect((await world.call(readOrganization, { team: gone }, world.people['super-admin'])).status).toBe(404)
    expect(
      (await world.call(readOrganization, { team: { type: 'org', id: 'x1' } }, world.people.owner)).status,
    ).toBe(404)
  })
})
