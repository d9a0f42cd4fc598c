import { currentUser } from '@sextant/contract/account/endpoints'
import { createScimToken, revokeScimToken } from '@sextant/contract/authentication/endpoints'
import { readOrganization } from '@sextant/contract/teams/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loopback } from '../kit/sso/outside'
import { proveDomain } from '../kit/sso/team'
import { addPerson, testContext } from '../kit/test-context'

const outside = loopback()
const context = testContext(undefined, outside)
let token = ''
let tokenId = ''
beforeAll(async () => {
  await proveDomain(context, outside, 'acme.test')
  const created = await context.call(
    createScimToken,
    { team: context.acme, body: { name: 'Directory' } },
    context.people['super-admin'],
  )
  ;({ token, id: tokenId } = z.parse(createScimToken.output, created.body).data)
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
async function scim(method: Method, path: string, body?: unknown, bearer = token) {
  const answer = await context.app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/scim+json' },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const json: unknown = answer.body === '' ? null : answer.json()
  return { status: answer.statusCode, body: json, type: String(answer.headers['content-type']) }
}
const User = z.object({ id: z.string(), active: z.boolean(), userName: z.string() })
const user = (body: unknown) => z.parse(User, body)
const create = async (userName: string, more: object = {}) =>
  await scim('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName,
    name: { givenName: 'Katherine', familyName: 'Johnson' },
    active: true,
    ...more,
  })
const patch = async (id: string, ...Operations: object[]) =>
  await scim('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations,
  })

describe('a directory', () => {
  test('creates a user, who is immediately a Viewer of the team', async () => {
    const { status, body, type } = await create('kj@acme.test', { externalId: '00u1' })
    expect([status, type]).toEqual([201, expect.stringContaining('application/scim+json')])
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'kj@acme.test',
      externalId: '00u1',
      name: { givenName: 'Katherine', familyName: 'Johnson' },
      emails: [{ value: 'kj@acme.test', primary: true }],
      active: true,
      meta: { resourceType: 'User', location: `http://localhost:3000/scim/v2/Users/${user(body).id}` },
    })
    const { rows } = await context.pool.query('select role, status from memberships where user_id = $1', [
      user(body).id,
    ])
    expect(rows).toEqual([{ role: 'viewer', status: 'Active' }])
    expect((await create('KJ@acme.test')).status).toBe(409)
  })

  test('creates one user even by parallel requests', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(async () => await create('race@acme.test')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    await scim('DELETE', `/Users/${user(answers.find(({ status }) => status === 201)?.body).id}`)
  })

  test('adds an existing account as a member instead of creating another', async () => {
    const person = await addPerson(context.pool, 'member@acme.test', [context.globex], 'viewer')
    const { status, body } = await create('member@acme.test')
    expect([status, user(body).id]).toEqual([201, person.id])
    expect((await context.call(readOrganization, { team: context.acme }, person)).status).toBe(200)
  })

  test('finds users by the filters that directories send, with pages', async () => {
    const found = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "KJ@acme.test"')}`)
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ userName: 'kj@acme.test' }] })
    const byId = await scim('GET', `/Users?filter=${encodeURIComponent('externalId eq "00u1"')}`)
    expect(byId.body).toMatchObject({ totalResults: 1 })
    const none = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "x\\" or 1=1"')}`)
    expect(none.body).toMatchObject({ totalResults: 0, Resources: [] })
    const refused = await scim('GET', `/Users?filter=${encodeURIComponent('userName sw "k"')}`)
    expect([refused.status, refused.body]).toMatchObject([400, { scimType: 'invalidFilter', status: '400' }])
    const paged = await scim('GET', '/Users?startIndex=2&count=2')
    expect(paged.body).toMatchObject({ totalResults: 6, startIndex: 2, itemsPerPage: 2 })
  })

  test('gets an error for NUL in any field', async () => {
    const nul = String.fromCodePoint(0)
    const answers = [
      await create(`a${nul}b@acme.test`),
      await create('nul@acme.test', { externalId: nul }),
      await scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${nul}"`)}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  })

  test('disables a user: access and sessions end immediately, and can be enabled again', async () => {
    const person = await addPerson(context.pool, 'leaver@acme.test', [context.acme], 'user')
    expect((await context.call(readOrganization, { team: context.acme }, person)).status).toBe(200)
    const { body } = await patch(person.id, { op: 'Replace', path: 'active', value: 'False' })
    expect(user(body).active).toBe(false)
    expect((await context.call(currentUser, {}, person)).status).toBe(401)
    const fresh = await addPerson(context.pool, 'check@acme.test', [], 'user')
    await context.pool.query('update sessions set user_id = $1 where user_id = $2', [person.id, fresh.id])
    expect((await context.call(readOrganization, { team: context.acme }, { ...fresh })).status).toBe(404)
    await patch(person.id, { op: 'replace', value: { active: true } })
    expect((await context.call(readOrganization, { team: context.acme }, { ...fresh })).status).toBe(200)
  })

  test('deletes a user by disabling: their records stay', async () => {
    const person = await addPerson(context.pool, 'gone@acme.test', [context.acme], 'user')
    expect((await scim('DELETE', `/Users/${person.id}`)).status).toBe(204)
    expect((await context.call(currentUser, {}, person)).status).toBe(401)
    expect(user((await scim('GET', `/Users/${person.id}`)).body).active).toBe(false)
  })

  test('updates names, address and id, in part or as a whole', async () => {
    const id = user((await create('changing@acme.test')).body).id
    const changed = await patch(
      id,
      { op: 'replace', path: 'name.familyName', value: 'Goble' },
      { op: 'add', path: 'emails[type eq "work"].value', value: 'changed@acme.test' },
      { op: 'add', path: 'externalId', value: 'x9' },
      { op: 'replace', path: 'displayName', value: 'not kept' },
    )
    expect(changed.body).toMatchObject({
      userName: 'changed@acme.test',
      externalId: 'x9',
      name: { givenName: 'Katherine', familyName: 'Goble' },
      active: true,
    })
    const whole = await scim('PUT', `/Users/${id}`, {
      userName: 'changed@acme.test',
      name: { givenName: 'K' },
      active: true,
    })
    expect(whole.body).toMatchObject({ name: { givenName: 'K', familyName: 'Goble' } })
    expect((await patch(id, { op: 'remove', path: 'externalId' })).body).not.toHaveProperty('externalId')
    const taken = await patch(id, { op: 'replace', path: 'userName', value: 'owner@acme.test' })
    expect([taken.status, taken.body]).toMatchObject([409, { scimType: 'uniqueness' }])
  })

  test('reports its capabilities', async () => {
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } })
    expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({ Resources: [{ endpoint: '/Users' }] })
  })
})

describe('a directory never', () => {
  test('manages addresses in domains that its team has not verified', async () => {
    const { status, body } = await create('someone@globex.test')
    expect([status, body]).toMatchObject([400, { scimType: 'invalidValue' }])
    const guest = await addPerson(context.pool, 'guest@elsewhere.test', [context.acme], 'user')
    expect((await scim('GET', `/Users/${guest.id}`)).status).toBe(404)
    expect((await patch(guest.id, { op: 'replace', path: 'active', value: false })).status).toBe(404)
    const id = user((await create('own@acme.test')).body).id
    expect((await patch(id, { op: 'replace', path: 'userName', value: 'own@elsewhere.test' })).status).toBe(400)
  })

  test('reaches users of another team', async () => {
    const other = await addPerson(context.pool, 'theirs@acme.test', [context.globex], 'user')
    expect((await scim('GET', `/Users/${other.id}`)).status).toBe(404)
    expect((await scim('DELETE', `/Users/${other.id}`)).status).toBe(404)
    expect((await context.call(currentUser, {}, other)).status).toBe(200)
  })

  test('removes the last owner', async () => {
    const { status, body } = await scim('DELETE', `/Users/${context.people.owner.id}`)
    expect([status, body]).toMatchObject([409, { detail: 'A team needs an owner. Make someone else owner first.' }])
  })
})

describe('a SCIM call', () => {
  test.each([
    ['no JSON', '{"userName"', 400],
    ['an address that is none', JSON.stringify({ userName: 'no' }), 400],
    ['a number for a name', JSON.stringify({ userName: 5 }), 400],
    ['nothing', '{}', 400],
  ])('with %s is rejected with an error of the protocol', async (_, payload, status) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
    const answer = await context.app.inject({ method: 'POST', url: '/scim/v2/Users', headers, payload })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status) },
    ])
  })

  test.each(['', 'x'.repeat(43), 'short'])('with the token «%s» is rejected: 401', async (bearer) => {
    expect((await scim('GET', '/Users', undefined, bearer)).status).toBe(401)
  })

  test('with a revoked token, or one of a deleted team, is rejected: 401', async () => {
    await context.pool.query("update teams set status = 'Deleted' where id = $1", [context.acme.id])
    expect((await scim('GET', '/Users')).status).toBe(401)
    await context.pool.query("update teams set status = 'Active' where id = $1", [context.acme.id])
    expect((await scim('GET', '/Users')).status).toBe(200)
    await context.call(revokeScimToken, { team: context.acme, id: tokenId }, context.people['super-admin'])
    expect((await scim('GET', '/Users')).status).toBe(401)
  })
})

test('actions of a directory are in the audit log', async () => {
  const { rows } = await context.pool.query<{ action: string }>(
    "select distinct action from audit_events where actor = 'scim' and team_id = $1 order by 1",
    [context.acme.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['users.scim_create', 'users.scim_update'])
})
