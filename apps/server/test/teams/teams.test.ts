import { page } from '@sextant/contract/kit/wire'
import { listDevelopers, listOrganizations, readDeveloper, readOrganization } from '@sextant/contract/teams/endpoints'
import { Team } from '@sextant/contract/teams/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../kit/refusals'
import { addTeam, testContext } from '../kit/test-context'

const context = testContext()
beforeAll(async () => {
  const gone = await addTeam(context.pool, 'org', 'Gone')
  await context.pool.query("update teams set status = 'Deleted' where id = $1", [gone.id])
  await context.pool.query("insert into memberships (team_id, user_id, role) values ($1, $2, 'owner')", [
    gone.id,
    context.people.owner.id,
  ])
})

const names = (body: unknown): string[] => z.parse(page(Team), body).data.map(({ name }) => name)

describe('the lists of teams', () => {
  test('list the teams you belong to, by name, without deleted ones', async () => {
    const { body } = await context.call(listOrganizations, { query: { paginate: 'false' } }, context.people.owner)
    expect(names(body)).toEqual(['Acme'])
    expect(names((await context.call(listDevelopers, {}, context.people.owner)).body)).toEqual(['Acme Apps'])
  })

  test('list every team for those who may browse all', async () => {
    for (const role of ['super-admin', 'super-viewer'] as const) {
      expect(names((await context.call(listOrganizations, {}, context.people[role])).body)).toEqual(['Acme', 'Globex'])
    }
  })

  test('refuse anonymous callers', async () => {
    expect((await context.call(listOrganizations, {}, null)).status).toBe(401)
    expect((await context.call(listDevelopers, {}, null)).status).toBe(401)
  })

  test('paginate by cursor in both directions', async () => {
    const ask = async (query: { next?: string; previous?: string }) =>
      z.parse(
        page(Team),
        (await context.call(listOrganizations, { query: { limit: 1, ...query } }, context.people['super-admin'])).body,
      )
    const cursor = (link: string | null, name: string): string =>
      new URL(link ?? '', 'http://x').searchParams.get(name) ?? ''
    const first = await ask({})
    const second = await ask({ next: cursor(first.links.next, 'next') })
    expect(second).toMatchObject({ data: [{ name: 'Globex' }], links: { next: null } })
    const back = await ask({ previous: cursor(second.links.previous, 'previous') })
    expect(back).toMatchObject({ data: [{ name: 'Acme' }], links: { previous: null } })
  })

  test('reject a foreign cursor: 422', async () => {
    expect((await context.call(listOrganizations, { query: { next: 'rubbish' } }, context.people.owner)).status).toBe(
      422,
    )
  })
})

refusals(readOrganization, () => context, { input: (team) => ({ team }) })

describe('one team', () => {
  test('is read by its members', async () => {
    const { body } = await context.call(readOrganization, { team: context.acme }, context.people.viewer)
    expect(body).toMatchObject({ data: { name: 'Acme', teamType: 'org', onboard: true, sso_enabled: false } })
    expect((await context.call(readDeveloper, { team: context.acmeApps }, context.people.viewer)).status).toBe(200)
  })

  test('is not found under the other team type', async () => {
    const team = { type: 'dev', id: context.acme.id } as const
    expect((await context.call(readDeveloper, { team }, context.people.owner)).status).toBe(404)
    expect((await context.call(readDeveloper, { team }, context.people['super-admin'])).status).toBe(404)
  })

  test('is not found once it is deleted, nor with an invalid id', async () => {
    const { rows } = await context.pool.query<{ id: string }>("select id from teams where name = 'Gone'")
    const gone = { type: 'org', id: rows[0]?.id ?? '' } as const
    expect((await context.call(readOrganization, { team: gone }, context.people.owner)).status).toBe(404)
    expect((await context.call(readOrganization, { team: gone }, context.people['super-admin'])).status).toBe(404)
    expect(
      (await context.call(readOrganization, { team: { type: 'org', id: 'x1' } }, context.people.owner)).status,
    ).toBe(404)
  })
})
