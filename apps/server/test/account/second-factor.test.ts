import { currentUser } from '@sextant/contract/account/endpoints'
import {
  addPasskey,
  confirmTotp,
  readTwoFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@sextant/contract/account/two-factor'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { login, passkeyLogin, startPasskeyLogin } from '@sextant/contract/session/endpoints'
import { TOTP } from 'otpauth'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hashPassword } from '../../src/account'
import { Authenticator } from '../kit/authenticator'
import { signedIn } from '../kit/cookies'
import { addPerson, type Person, testContext } from '../kit/test-context'

const password = 'correct horse battery'
/** A clock that the tests advance. */
let now = new Date('2027-03-01T12:00:00Z')
const clock = { now: () => now, elapsed: () => 0 }
const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000))

const context = testContext(clock)
afterEach(async () => void (await context.pool.query('delete from sign_in_failures')))

let created = 0
async function someone(): Promise<Person> {
  created += 1
  const person = await addPerson(context.pool, `p${created}@acme.test`, [context.acme], 'user')
  await context.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(password),
    person.id,
  ])
  return person
}

const signIn = async ({ email }: Person, code?: string) =>
  await context.call(login, { body: { email, password, ...(code === undefined ? {} : { code }) } }, null)
const wrongField = (body: unknown): string[] => Object.keys(ErrorBody.parse(body).errors ?? {})

async function withTotp(me: Person) {
  const { body } = await context.call(startTotp, { body: { password } }, me)
  const { secret, uri } = z.parse(startTotp.output, body).data
  const code = (): string => new TOTP({ secret }).generate({ timestamp: now.getTime() })
  const confirmed = await context.call(confirmTotp, { body: { code: code() } }, me)
  const { recovery_codes } = z.parse(confirmTotp.output, confirmed.body).data
  later(30)
  return { secret, uri, code, recovery_codes }
}

test.each([readTwoFactor, startTotp, confirmTotp, removeTotp, renewRecoveryCodes, startPasskey, addPasskey])(
  '$name requires a session: 401',
  async (endpoint) => {
    expect((await context.call(endpoint, { body: {} }, null)).status).toBe(401)
  },
)

describe('an authenticator app', () => {
  test('is required at sign-in once a first code was confirmed', async () => {
    const me = await someone()
    const { body } = await context.call(startTotp, { body: { password } }, me)
    expect(body).toMatchObject({ data: { uri: expect.stringContaining('otpauth://totp/Sextant:') } })
    expect((await signIn(me)).body).toMatchObject({ data: { user: {} } })
    const { code, uri } = await withTotp(me)
    expect(uri).toContain(encodeURIComponent(me.email))
    expect((await signIn(me)).body).toEqual({
      data: { two_factor: true, methods: ['totp', 'recovery_code'] },
    })
    const inside = await signIn(me, code())
    expect((await context.call(currentUser, {}, signedIn(inside))).body).toMatchObject({
      data: { two_factor_enabled: true },
    })
  })

  test('accepts each code once', async () => {
    const me = await someone()
    const { code } = await withTotp(me)
    expect((await signIn(me, code())).status).toBe(200)
    const again = await signIn(me, code())
    expect([again.status, wrongField(again.body)]).toEqual([422, ['code']])
    later(30)
    const twice = await Promise.all([signIn(me, code()), signIn(me, code())])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test.each([
    [-30, 200],
    [30, 200],
    [-90, 422],
    [90, 422],
  ])('accepts a code within 30 seconds of the server’s clock only: %d s off gives %d', async (off, status) => {
    const me = await someone()
    const { secret } = await withTotp(me)
    later(60)
    const code = new TOTP({ secret }).generate({ timestamp: now.getTime() + off * 1000 })
    expect((await signIn(me, code)).status).toBe(status)
  })

  test('cannot be guessed: ten attempts lock it with 429, even for the right code', async () => {
    const me = await someone()
    const { code } = await withTotp(me)
    for (let n = 0; n < 10; n += 1) await signIn(me, '000000')
    expect((await signIn(me, code())).status).toBe(429)
  })

  test('has its secret sealed', async () => {
    const me = await someone()
    const { secret } = await withTotp(me)
    const { rows } = await context.pool.query('select * from users where id = $1', [me.id])
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('is disabled with the password and no longer required', async () => {
    const me = await someone()
    await withTotp(me)
    expect((await context.call(removeTotp, { body: { password: 'no' } }, me)).status).toBe(422)
    expect((await context.call(startTotp, { body: { password } }, me)).status).toBe(409)
    expect((await context.call(removeTotp, { body: { password } }, me)).status).toBe(200)
    expect((await context.call(readTwoFactor, {}, me)).body).toEqual({
      data: { totp: false, passkeys: [], recovery_codes_left: 0 },
    })
    expect((await signIn(me)).body).toMatchObject({ data: { user: { two_factor_enabled: false } } })
  })
})

describe('a recovery code', () => {
  test('signs in once, however it is typed', async () => {
    const me = await someone()
    const { recovery_codes } = await withTotp(me)
    expect(recovery_codes).toHaveLength(10)
    const [code = ''] = recovery_codes
    expect((await signIn(me, ` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
    expect((await signIn(me, code)).status).toBe(422)
    expect((await context.call(readTwoFactor, {}, me)).body).toMatchObject({
      data: { recovery_codes_left: 9 },
    })
  })

  test('is invalid after new ones were created', async () => {
    const me = await someone()
    const { recovery_codes } = await withTotp(me)
    const { body } = await context.call(renewRecoveryCodes, { body: { password } }, me)
    const [fresh] = z.parse(renewRecoveryCodes.output, body).data.recovery_codes
    expect((await signIn(me, recovery_codes[0])).status).toBe(422)
    expect((await signIn(me, fresh)).status).toBe(200)
  })

  test('is unavailable without a second factor: 409', async () => {
    expect((await context.call(renewRecoveryCodes, { body: { password } }, await someone())).status).toBe(409)
  })
})

const origin = 'http://localhost:3000'
const challengeOf = (options: Record<string, unknown>): string => z.parse(z.string(), options['challenge'])

async function create(me: Person, key: Authenticator) {
  const started = await context.call(startPasskey, { body: { password } }, me)
  const { challenge_id, options } = z.parse(startPasskey.output, started.body).data
  return { challenge_id, name: 'Laptop', credential: key.create(challengeOf(options)) }
}
async function withPasskey(me: Person, key = new Authenticator(origin)) {
  const answer = await context.call(addPasskey, { body: await create(me, key) }, me)
  return { key, answer }
}
async function assertion(key: Authenticator) {
  const { body } = await context.call(startPasskeyLogin, {}, null)
  const { challenge_id, options } = z.parse(startPasskeyLogin.output, body).data
  return { challenge_id, credential: key.sign(challengeOf(options)) }
}
const present = async (body: Awaited<ReturnType<typeof assertion>>) => await context.call(passkeyLogin, { body }, null)

describe('a passkey', () => {
  test('signs in on its own, or as the second factor of a password', async () => {
    const me = await someone()
    const { key, answer } = await withPasskey(me)
    expect(answer.body).toMatchObject({
      data: { passkey: { name: 'Laptop' }, recovery_codes: { length: 10 } },
    })
    expect((await signIn(me)).body).toEqual({
      data: { two_factor: true, methods: ['passkey', 'recovery_code'] },
    })
    const inside = await present(await assertion(key))
    expect([inside.status, inside.body]).toMatchObject([200, { data: { user: { email: me.email } } }])
    expect((await context.call(currentUser, {}, signedIn(inside))).status).toBe(200)
    expect((await present(await assertion(key))).status).toBe(200)
  })

  test('is refused if its challenge was used, belongs to someone else or has another purpose', async () => {
    const me = await someone()
    const { key } = await withPasskey(me)
    const once = await assertion(key)
    expect((await present(once)).status).toBe(200)
    expect((await present(once)).status).toBe(422)
    const other = await assertion(key)
    expect((await present({ ...(await assertion(key)), challenge_id: other.challenge_id })).status).toBe(422)
    expect((await present({ ...other, challenge_id: 'A'.repeat(22) })).status).toBe(422)
  })

  test.each([
    ['another site', new Authenticator('http://evil.test')],
    ['an authenticator that asked for no finger or PIN', new Authenticator(origin, false)],
  ])('of %s is not stored: 422', async (_, key) => {
    const me = await someone()
    const { answer } = await withPasskey(me, key)
    expect([answer.status, wrongField(answer.body)]).toEqual([422, ['credential']])
  })

  test('signed with another key is refused', async () => {
    const me = await someone()
    const { key } = await withPasskey(me)
    const { challenge_id, credential } = await assertion(new Authenticator(origin))
    const forged = { ...credential, id: key.id, rawId: key.id }
    expect((await present({ challenge_id, credential: forged })).status).toBe(422)
    expect((await present({ challenge_id, credential })).status).toBe(422)
  })

  test('whose counter decreases is treated as a copy and refused', async () => {
    const me = await someone()
    const { key } = await withPasskey(me)
    const [early, late] = [await assertion(key), await assertion(key)]
    expect((await present(late)).status).toBe(200)
    expect((await present(early)).status).toBe(422)
  })

  test('created for one person is not stored for another', async () => {
    const [me, you] = [await someone(), await someone()]
    const body = await create(me, new Authenticator(origin))
    expect((await context.call(addPasskey, { body }, you)).status).toBe(422)
  })

  test('can be removed only by its owner', async () => {
    const [me, you] = [await someone(), await someone()]
    const { key, answer } = await withPasskey(me)
    const { id } = z.parse(addPasskey.output, answer.body).data.passkey
    expect((await context.call(removePasskey, { id, body: { password } }, you)).status).toBe(404)
    expect((await context.call(removePasskey, { id, body: { password } }, me)).status).toBe(200)
    expect((await present(await assertion(key))).status).toBe(422)
    expect((await signIn(me)).body).toMatchObject({ data: { user: { two_factor_enabled: false } } })
  })
})
