import { currentTeams, currentUser } from '@sextant/contract/account/endpoints'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { login, logout } from '@sextant/contract/session/endpoints'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../src/account'
import { testContext } from '../kit/test-context'

const context = testContext()
beforeAll(async () => {
  const hash = await hashPassword('correct horse')
  await context.pool.query('update users set password_hash = $1, first_name = $2, last_name = $3 where id = $4', [
    hash,
    'Ada',
    'Owner',
    context.people.owner.id,
  ])
})

const cookieOf = (headers: Readonly<Record<string, unknown>>): string =>
  [headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ')

const signIn = async (email: string, password: string, cookie = '') =>
  await context.call(login, { body: { email, password } }, cookie ? { id: '', email: '', cookie } : null)
describe('signing in', () => {
  test('creates a session that authenticates the current person', async () => {
    const { status, body, headers } = await signIn('OWNER@acme.test', 'correct horse')
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { user: { email: 'owner@acme.test', name: 'Ada Owner' } } })
    const me = { id: '', email: '', cookie: cookieOf(headers) }
    const current = await context.call(currentUser, {}, me)
    expect(current.body).toMatchObject({
      data: {
        roles: {
          org: { [context.acme.id]: ['owner'] },
          dev: { [context.acmeApps.id]: ['owner'] },
          global: [],
        },
        teams: [{ name: 'Acme' }, { name: 'Acme Apps' }],
      },
    })
    const teams = await context.call(currentTeams, {}, me)
    expect(teams.body).toMatchObject({ data: [{ name: 'Acme' }, { name: 'Acme Apps' }], meta: { total: 2 } })
  })

  test('sets a cookie hidden from scripts, and a readable one without content', async () => {
    const { headers } = await signIn('owner@acme.test', 'correct horse')
    const cookies = [headers['set-cookie']].flat().map(String)
    expect(cookies).toHaveLength(3)
    const [session, hint, device] = cookies
    expect(device).toMatch(/^sextant_device=[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(session).toMatch(/^sextant_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(hint).toBe('signed_in=1; Path=/; SameSite=Lax')
  })

  test('never stores the token itself', async () => {
    const { headers } = await signIn('owner@acme.test', 'correct horse')
    const token = cookieOf(headers).split('=')[1]?.split(';')[0] ?? ''
    const { rows } = await context.pool.query<{ text: string }>(
      "select encode(token_hash, 'escape') as text from sessions",
    )
    expect(rows.some(({ text }) => text.includes(token))).toBe(false)
  })

  test('a wrong password, an unknown address and an account without a password get the same response', async () => {
    const answers = await Promise.all([
      signIn('owner@acme.test', 'wrong'),
      signIn('nobody@acme.test', 'wrong'),
      signIn('viewer@acme.test', 'wrong'),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(ErrorBody.parse(body).errors).toEqual({ email: ['These credentials do not match our records.'] })
    }
  })

  test('ends the browser’s previous session', async () => {
    const first = await signIn('owner@acme.test', 'correct horse')
    const before = cookieOf(first.headers)
    await signIn('owner@acme.test', 'correct horse', before)
    expect((await context.call(currentUser, {}, { id: '', email: '', cookie: before })).status).toBe(401)
  })

  test('is audited, as are failures, without the password', async () => {
    const { rows } = await context.pool.query<{ action: string }>('select distinct action from audit_events')
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['session.login', 'session.refused']))
    const { rows: all } = await context.pool.query('select * from audit_events')
    expect(JSON.stringify(all)).not.toContain('correct horse')
  })

  test('rejects empty fields by name', async () => {
    const { status, body } = await context.call(login, { body: { email: ' ', password: '' } }, null)
    expect(status).toBe(422)
    expect(Object.keys(ErrorBody.parse(body).errors ?? {})).toEqual(['email', 'password'])
  })

  test('a call without the XMLHttpRequest header is refused: 403', async () => {
    const input = { body: { email: 'a@b.test', password: 'x' } }
    expect((await context.call(login, input, null, { headers: { 'x-requested-with': 'fetch' } })).status).toBe(403)
  })

  test('a malformed JSON body gives 400, and another content type 415', async () => {
    const input = { body: { email: 'a', password: 'b' } }
    expect((await context.call(login, input, null, { payload: '{"email"' })).status).toBe(400)
    const headers = { 'content-type': 'text/csv' }
    expect((await context.call(login, input, null, { payload: 'a,b', headers })).status).toBe(415)
  })
})

describe('too many failures', () => {
  const guess = async (count: number, email = 'owner@acme.test', address = '203.0.113.9') => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < count; attempt += 1)
      statuses.push((await enter({ email, password: 'guess', address })).status)
    return statuses
  }
  type Attempt = { email?: string; password: string; address: string; cookie?: string; code?: string }
  const enter = async ({ email = 'owner@acme.test', password, address, cookie = '', code }: Attempt) => {
    const body = { email, password, ...(code === undefined ? {} : { code }) }
    const as = cookie === '' ? null : { id: '', email: '', cookie }
    return await context.call(login, { body }, as, { headers: { 'x-forwarded-for': address } })
  }
  const pass = async (seconds: number) =>
    await context.pool.query("update sign_in_failures set at = at - $1 * interval '1 second'", [seconds])
  afterEach(async () => void (await context.pool.query('delete from sign_in_failures')))

  test('by a stranger do not lock out others elsewhere or in a known browser', async () => {
    const before = await enter({ password: 'correct horse', address: '198.51.100.7' })
    const device = cookieOf(before.headers)
    expect(await guess(12)).toEqual([...Array<number>(10).fill(422), 429, 429])
    const right = { password: 'correct horse' }
    expect((await enter({ ...right, address: '198.51.100.7' })).status).toBe(200)
    expect((await enter({ ...right, address: '203.0.113.9', cookie: device })).status).toBe(200)
  })

  test('delay callers from the same address by seconds, not 15 minutes', async () => {
    await guess(10)
    const waits: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const { status, headers } = await enter({ password: 'guess', address: '203.0.113.9' })
      expect(status).toBe(429)
      const wait = Number(headers['retry-after'])
      waits.push(wait)
      await pass(wait)
      // The seventh attempt after a wait has the correct password.
      waits.push(...(round < 6 ? (await guess(1)).filter((answered) => answered !== 422) : []))
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60])
    expect((await enter({ password: 'correct horse', address: '203.0.113.9' })).status).toBe(200)
  })

  test('from everywhere delay only browsers unknown to the account', async () => {
    const deviceCookie = cookieOf((await enter({ password: 'correct horse', address: '198.51.100.7' })).headers)
    await context.pool.query(
      "insert into sign_in_failures (key) select 'account:owner@acme.test' from generate_series(1, 100)",
    )
    const right = { password: 'correct horse', address: '198.51.100.8' }
    const slowed = await enter(right)
    expect([slowed.status, slowed.headers['retry-after']]).toEqual([429, '2'])
    expect((await enter({ ...right, cookie: deviceCookie })).status).toBe(200)
    await pass(2)
    expect((await enter(right)).status).toBe(200)
  })

  test('in a known browser count only for that browser and account', async () => {
    const cookie = cookieOf((await enter({ password: 'correct horse', address: '198.51.100.7' })).headers)
    const device = cookie.split('; ').find((one) => one.startsWith('sextant_device=')) ?? ''
    const wrong = { password: 'guess', address: '198.51.100.7', cookie: device }
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await enter(wrong)).status).toBe(422)
    expect(Number((await enter(wrong)).headers['retry-after'])).toBeGreaterThan(800)
    // For another account, the browser is unknown.
    expect((await enter({ ...wrong, email: 'user@acme.test' })).status).toBe(422)
    const { rows } = await context.pool.query<{ key: string }>('select distinct key from sign_in_failures order by 1')
    expect(rows.map(({ key }) => key.replace(/^(device:)[\w-]+/, '$1…'))).toEqual([
      'account:user@acme.test',
      'account:user@acme.test:198.51.100.7',
      'address:198.51.100.7',
      'device:…:owner@acme.test',
    ])
  })

  test('are all counted, even in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, async () => await signIn('viewer@acme.test', 'guess')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test('are cleared by a success', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await signIn('owner@acme.test', 'guess')
    expect((await signIn('owner@acme.test', 'correct horse')).status).toBe(200)
    expect((await signIn('owner@acme.test', 'guess')).status).toBe(422)
  })

  test('from one IPv6 network lock the network, whichever of its addresses is used', async () => {
    await context.pool.query(
      "insert into sign_in_failures (key) select 'address:2001:db8:7:7::/64' from generate_series(1, 100)",
    )
    const from = async (address: string) => {
      const body = { email: 'owner@acme.test', password: 'correct horse' }
      return (await context.call(login, { body }, null, { headers: { 'x-forwarded-for': address } })).status
    }
    expect([await from('2001:db8:7:7:1:2:3:4'), await from('2001:db8:7:8::1')]).toEqual([429, 200])
  })

  test('from one address lock that address', async () => {
    await context.pool.query(
      "insert into sign_in_failures (key) select 'address:127.0.0.1' from generate_series(1, 100)",
    )
    expect((await signIn('owner@acme.test', 'correct horse')).status).toBe(429)
    await context.pool.query('delete from sign_in_failures')
  })
})

describe('signing out', () => {
  test('ends the session and says where to go', async () => {
    const { headers } = await signIn('owner@acme.test', 'correct horse')
    const me = { id: '', email: '', cookie: cookieOf(headers) }
    const { status, body } = await context.call(logout, {}, me)
    expect([status, body]).toEqual([200, { data: { redirect: '/login' } }])
    expect((await context.call(currentUser, {}, me)).status).toBe(401)
  })

  test('is not an error without a session', async () => {
    expect((await context.call(logout, {}, null)).status).toBe(200)
  })
})

describe('a session', () => {
  test('ends after a day without use unless remembered, and when it expires', async () => {
    const { cookie } = context.people.user
    const me = { id: '', email: '', cookie }
    const age = async (sql: string): Promise<number> => {
      await context.pool.query(`update sessions set ${sql} where user_id = ${context.people.user.id}`)
      return (await context.call(currentUser, {}, me)).status
    }
    expect(await age("remember = false, last_seen_at = now() - interval '23 hours'")).toBe(200)
    expect(await age("remember = false, last_seen_at = now() - interval '25 hours'")).toBe(401)
    expect(await age("remember = true, last_seen_at = now() - interval '25 hours'")).toBe(200)
    expect(await age("expires = now() - interval '1 minute'")).toBe(401)
  })
})
