import { updateApplication } from '@sextant/contract/applications/endpoints'
import { listTrips } from '@sextant/contract/trips/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { addApplication, askToken, bearerOf, type TestApplication } from '../kit/application'
import { testContext } from '../kit/test-context'

const context = testContext()
let robot: TestApplication
beforeAll(async () => {
  robot = await addApplication(context, context.acme, context.people.owner, ['trips:read', 'segments:read'])
})

const grant = { grant_type: 'client_credentials' }
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
})
const own = () => basic(robot.client_id, robot.secret)
const inForm = () => ({ client_id: robot.client_id, client_secret: robot.secret })
const trips = async (headers: Readonly<Record<string, string>>, team = context.acme) =>
  await context.call(listTrips, { team }, null, { headers })

describe('the token endpoint (RFC 6749)', () => {
  test('§4.4.2: grants a token for client credentials, by HTTP Basic', async () => {
    const answer = await askToken(context, grant, own())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' })
    expect(answer.json()).toEqual({
      access_token: expect.stringMatching(/^sxt_[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'trips:read segments:read',
    })
  })

  test('§2.3.1: accepts the credentials in the form too, but not in both places', async () => {
    expect((await askToken(context, { ...grant, ...inForm() })).statusCode).toBe(200)
    const both = await askToken(context, { ...grant, ...inForm() }, own())
    expect([both.statusCode, both.json()]).toMatchObject([400, { error: 'invalid_request' }])
  })

  test('§3.3: narrows the scope as requested, and refuses more than allowed', async () => {
    const narrow = await askToken(context, { ...grant, scope: 'segments:read' }, own())
    expect(narrow.json()).toMatchObject({ scope: 'segments:read' })
    for (const scope of ['trips:write', 'trips:read emails:read', 'admin', 'trips:read\u0000']) {
      const refused = await askToken(context, { ...grant, scope }, own())
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: 'invalid_scope' }])
    }
  })

  test('§3.2: ignores empty and unknown parameters, and rejects repeated ones', async () => {
    expect((await askToken(context, { ...grant, scope: '', colour: 'red' }, own())).statusCode).toBe(200)
    const twice = await askToken(context, 'grant_type=client_credentials&grant_type=password', own())
    expect(twice.json()).toMatchObject({ error: 'invalid_request' })
  })

  test('§5.2: uses the protocol’s errors', async () => {
    const wrong = await askToken(context, grant, basic(robot.client_id, 'sxs_wrong'))
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, 'invalid_client'])
    expect(wrong.headers['www-authenticate']).toMatch(/^Basic realm=/)
    const nobody = await askToken(context, grant)
    expect([nobody.statusCode, nobody.json().error]).toEqual([401, 'invalid_client'])
    expect(nobody.headers['www-authenticate']).toBeUndefined()
    const missing = await askToken(context, {}, own())
    expect([missing.statusCode, missing.json().error]).toEqual([400, 'invalid_request'])
    const other = await askToken(context, { grant_type: 'password' }, own())
    expect([other.statusCode, other.json().error]).toEqual([400, 'unsupported_grant_type'])
    const json = await askToken(context, '{}', { ...own(), 'content-type': 'application/json' })
    expect([json.statusCode, json.json().error]).toEqual([400, 'invalid_request'])
    const xml = await askToken(context, '<a/>', { ...own(), 'content-type': 'text/xml' })
    expect([xml.statusCode, xml.json().error]).toEqual([400, 'invalid_request'])
  })

  test.each([
    'Basic',
    'Basic %%%',
    `Basic ${Buffer.from('no colon').toString('base64')}`,
    `Basic ${Buffer.from('%zz:x').toString('base64')}`,
    `Basic ${Buffer.from('a\u0000b:x').toString('base64')}`,
    'Bearer x',
  ])('rejects %j as credentials', async (authorization) => {
    const answer = await askToken(context, grant, { authorization })
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_client'])
  })

  test('limits callers with too many requests: 429', async () => {
    const guess = { ...grant, client_id: 'sxc_guessed', client_secret: 'x' }
    const statuses: number[] = []
    for (let n = 0; n < 301; n += 1) statuses.push((await askToken(context, guess)).statusCode)
    expect([statuses.at(299), statuses.at(300)]).toEqual([401, 429])
    const refused = await askToken(context, guess)
    expect(refused.json()).toMatchObject({ error: 'temporarily_unavailable' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await askToken(context, grant, own())).statusCode).toBe(200)
  })
})

describe('a bearer token (RFC 6750)', () => {
  test('needs neither a cookie nor the CSRF header', async () => {
    const { status } = await trips(await bearerOf(context, robot))
    expect(status).toBe(200)
  })

  test('that is unknown is refused with a challenge, whatever its form', async () => {
    for (const authorization of ['Bearer made-up', 'bearer x y', 'Bearer', 'Bearer \u00fc']) {
      const answer = await trips({ authorization })
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([
        401,
        'Bearer realm="sextant", error="invalid_token"',
      ])
    }
    const without = await context.call(listTrips, { team: context.acme }, null)
    expect(without.headers['www-authenticate']).toBe('Bearer realm="sextant"')
  })

  test('is valid in its own team only: another is not found (404)', async () => {
    const headers = await bearerOf(context, robot)
    expect((await trips(headers, context.globex)).status).toBe(404)
    expect((await trips(headers, { type: 'dev', id: context.acme.id })).status).toBe(404)
  })

  test('with insufficient scope is refused with a challenge, and audited: 403', async () => {
    const answer = await trips(await bearerOf(context, robot, 'segments:read'))
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([
      403,
      'Bearer realm="sextant", error="insufficient_scope", scope="trips:read"',
    ])
    const { rows } = await context.pool.query("select actor, action from audit_events where target = 'trips.list'")
    expect(rows).toEqual([{ actor: `application:${robot.id}`, action: 'access.refused' }])
  })

  test('ends when it expires, when the application is disabled and when the team is deleted', async () => {
    const headers = await bearerOf(context, robot)
    const change = async (status: 'Active' | 'Disabled') =>
      await context.call(
        updateApplication,
        { team: context.acme, id: robot.id, body: { status } },
        context.people.owner,
      )
    await change('Disabled')
    expect((await trips(headers)).status).toBe(401)
    expect((await askToken(context, grant, own())).json()).toMatchObject({ error: 'invalid_client' })
    await change('Active')
    expect((await trips(headers)).status).toBe(200)
    await context.pool.query("update teams set status = 'Deleted' where id = $1", [context.acme.id])
    expect((await trips(headers)).status).toBe(401)
    await context.pool.query("update teams set status = 'Active' where id = $1", [context.acme.id])
    await context.pool.query("update access_tokens set expires = now() - interval '1 second'")
    expect((await trips(headers)).status).toBe(401)
  })

  test('loses a scope with its application, and gains none', async () => {
    const headers = await bearerOf(context, robot, 'trips:read')
    const give = async (scopes: ('trips:read' | 'segments:read')[]) =>
      await context.call(
        updateApplication,
        { team: context.acme, id: robot.id, body: { scopes } },
        context.people.owner,
      )
    await give(['segments:read'])
    expect((await trips(headers)).status).toBe(403)
    await give(['trips:read', 'segments:read'])
    expect((await trips(headers)).status).toBe(200)
  })
})

describe('revocation (RFC 7009)', () => {
  const revoke = async (token: string, headers: Readonly<Record<string, string>>) =>
    await context.app.inject({
      method: 'POST',
      url: '/oauth/revoke',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ token, token_type_hint: 'access_token' }).toString(),
    })
  const tokenOf = ({ authorization }: { authorization: string }) => authorization.replace('Bearer ', '')

  test('ends a token, and reveals nothing about unknown ones', async () => {
    const headers = await bearerOf(context, robot)
    expect((await revoke(tokenOf(headers), own())).statusCode).toBe(200)
    expect((await trips(headers)).status).toBe(401)
    expect((await revoke('never was', own())).statusCode).toBe(200)
  })

  test('is limited to the client’s own tokens and requires credentials', async () => {
    const headers = await bearerOf(context, robot)
    const other = await addApplication(context, context.acme, context.people.owner, ['trips:read'])
    await revoke(tokenOf(headers), basic(other.client_id, other.secret))
    expect((await trips(headers)).status).toBe(200)
    expect((await revoke(tokenOf(headers), {})).statusCode).toBe(401)
    expect((await trips(headers)).status).toBe(200)
  })
})

test('the server publishes its metadata (RFC 8414)', async () => {
  const answer = await context.app.inject('/.well-known/oauth-authorization-server')
  expect(answer.json()).toMatchObject({
    issuer: 'http://localhost:3000',
    token_endpoint: 'http://localhost:3000/oauth/token',
    revocation_endpoint: 'http://localhost:3000/oauth/revoke',
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
  })
})
