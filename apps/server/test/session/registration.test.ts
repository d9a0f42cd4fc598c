import { currentUser } from '@sextant/contract/account/endpoints'
import { ErrorBody } from '@sextant/contract/kit/errors'
import {
  login,
  register,
  requestPasswordReset,
  resetPassword,
  validateToken,
  verifyEmail,
} from '@sextant/contract/session/endpoints'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../src/account'
import { signedIn } from '../kit/cookies'
import { testOutbox } from '../kit/outbox'
import { testContext } from '../kit/test-context'

const context = testContext()
const outbox = testOutbox(context)
beforeAll(async () => {
  await context.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword('the owner’s old one'),
    context.people.owner.id,
  ])
})
afterEach(async () => void (await context.pool.query('delete from sign_in_failures')))

const grace = {
  name: 'Grace Brewster Hopper',
  email: 'grace@navy.test',
  password: 'nanoseconds in wire',
  team_name: 'Compilers',
}
const ask = async (body: typeof grace) => await context.call(register, { body }, null)
const textOf = (body: unknown): string => ErrorBody.parse(body).message

describe('registration', () => {
  test('creates an account that owns a developer team, with the emailed link, once', async () => {
    const { status, body } = await ask(grace)
    expect([status, body]).toEqual([
      201,
      { data: { message: 'Check the inbox of grace@navy.test for a link to open your account.' } },
    ])
    const early = await context.call(login, { body: grace }, null)
    expect(early.status).toBe(422)
    const [mail] = await outbox.collect()
    expect(mail).toMatchObject({ to: grace.email, subject: 'Confirm your email address' })
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/t\/[\w-]{22}$/)
    const token = mail?.token ?? ''
    const info = await context.call(validateToken, { token }, null)
    expect(info.body).toEqual({ data: { type: 'registration', email: grace.email } })

    const verified = await context.call(verifyEmail, { body: { token } }, null)
    expect([verified.status, verified.body]).toMatchObject([201, { data: { redirect: '/login' } }])
    const again = await context.call(verifyEmail, { body: { token } }, null)
    expect(again.status).toBe(403)
    expect(textOf(again.body)).toBe('This link has expired or was used already. Ask for a new one.')
    expect((await context.call(validateToken, { token }, null)).status).toBe(404)

    const me = signedIn(await context.call(login, { body: grace }, null))
    expect((await context.call(currentUser, {}, me)).body).toMatchObject({
      data: {
        name: grace.name,
        last_name: 'Hopper',
        teams: [{ name: 'Compilers', teamType: 'dev' }],
      },
    })
  })

  test('gets the same response for existing accounts, and informs only their inbox', async () => {
    const stranger = await ask({ ...grace, email: 'new@navy.test' })
    const registered = await ask({ ...grace, email: 'OWNER@acme.test' })
    expect(registered.status).toBe(stranger.status)
    expect(JSON.stringify(registered.body).replace('OWNER@acme.test', 'new@navy.test')).toBe(
      JSON.stringify(stranger.body),
    )
    const mails = await outbox.collect()
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      'OWNER@acme.test: You have an account already',
      'new@navy.test: Confirm your email address',
    ])
  })

  test('of an address that has an account meanwhile creates no second one', async () => {
    await ask({ ...grace, email: 'twice@navy.test' })
    await ask({ ...grace, email: 'twice@navy.test' })
    const [first, second] = await outbox.collect()
    expect((await context.call(verifyEmail, { body: { token: first?.token ?? '' } }, null)).status).toBe(201)
    const again = await context.call(verifyEmail, { body: { token: second?.token ?? '' } }, null)
    expect([again.status, textOf(again.body)]).toEqual([
      403,
      'This address has an account already. Sign in, or choose a new password.',
    ])
  })

  test('by two requests at once creates one account', async () => {
    await ask({ ...grace, email: 'race@navy.test' })
    const [mail] = await outbox.collect()
    const body = { token: mail?.token ?? '' }
    const answers = await Promise.all([1, 2, 3].map(async () => await context.call(verifyEmail, { body }, null)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403])
  })

  test('requested several times creates one account, even if all links are opened at once', async () => {
    for (const _ of [1, 2, 3]) await ask({ ...grace, email: 'many@navy.test' })
    const mails = await outbox.collect()
    const answers = await Promise.all(
      mails.map(async ({ token }) => await context.call(verifyEmail, { body: { token } }, null)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.every(({ status }) => [201, 403, 409].includes(status))).toBe(true)
  })

  test.each([
    ['password123', 'Is one of the first'],
    ['Qwertyuiop!1', 'Is one of the first'],
    ['aaaaaaaaaaaa', 'Is one of the first'],
    ['compilers2026', 'Is one of the first'],
    ['short', 'at least 10 characters'],
  ])('refuses the password %s', async (password, text) => {
    const { status, body } = await ask({ ...grace, password })
    expect(status).toBe(422)
    expect(ErrorBody.parse(body).errors?.['password']?.join()).toContain(text)
  })

  test('is limited per address: the sixth within 15 minutes is 429', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) statuses.push((await ask({ ...grace, email: 'flood@navy.test' })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    await outbox.collect()
  })

  test('expires', async () => {
    await ask({ ...grace, email: 'late@navy.test' })
    const [mail] = await outbox.collect()
    await context.pool.query('update one_time_tokens set expires = now()')
    expect((await context.call(verifyEmail, { body: { token: mail?.token ?? '' } }, null)).status).toBe(403)
  })
})

describe('a forgotten password', () => {
  const forget = async (email: string) => await context.call(requestPasswordReset, { body: { email } }, null)

  test('is limited per address, with or without an account: the sixth within 15 minutes is 429', async () => {
    for (const email of ['owner@acme.test', 'flooded@nowhere.test']) {
      const statuses: number[] = []
      for (let n = 0; n < 6; n += 1) statuses.push((await forget(email)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
    expect((await outbox.collect()).map(({ to }) => to)).toEqual(Array(5).fill('owner@acme.test'))
  })

  test('is reset with the emailed link, once, and every session ends', async () => {
    const { status, body } = await forget('owner@acme.test')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('If owner@acme.test has an account')
    const [mail] = await outbox.collect()
    expect(mail?.link).toMatch(/\/password\/reset\/[\w-]{22}$/)
    const fresh = { token: mail?.token ?? '', password: 'a brand new sentence' }

    const common = await context.call(resetPassword, { body: { ...fresh, password: 'password123' } }, null)
    expect(common.status).toBe(422)
    expect((await context.call(currentUser, {}, context.people.owner)).status).toBe(200)
    expect((await context.call(resetPassword, { body: fresh }, null)).body).toEqual({
      data: { redirect: '/login' },
    })
    expect((await context.call(currentUser, {}, context.people.owner)).status).toBe(401)
    const email = 'owner@acme.test'
    expect((await context.call(login, { body: { email, password: fresh.password } }, null)).status).toBe(200)
    expect((await context.call(login, { body: { email, password: 'the owner’s old one' } }, null)).status).toBe(422)
    expect((await context.call(resetPassword, { body: fresh }, null)).status).toBe(403)
    const [notice] = await outbox.collect()
    expect(notice).toMatchObject({ to: email, subject: 'Your password was changed' })
  })

  test('without an account gets the same response, and no email is sent', async () => {
    const registered = await forget('user@acme.test')
    const unknown = await forget('nobody@acme.test')
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([
      registered.status,
      JSON.stringify(registered.body).replace('user@acme.test', 'nobody@acme.test'),
    ])
    expect((await outbox.collect()).map(({ to }) => to)).toEqual(['user@acme.test'])
  })

  test('can be reset only once: the older link is invalid after the newer was used', async () => {
    await forget('viewer@acme.test')
    await forget('viewer@acme.test')
    const [one, two] = await outbox.collect()
    const use = async (token = '') =>
      (await context.call(resetPassword, { body: { token, password: 'words that are mine' } }, null)).status
    expect([await use(one?.token), await use(two?.token)]).toEqual([200, 403])
  })

  test('cannot be reset with a token for another purpose', async () => {
    await ask({ ...grace, email: 'purpose@navy.test' })
    const registration = (await outbox.collect()).find(({ to }) => to === 'purpose@navy.test')
    const body = { token: registration?.token ?? '', password: 'words that are mine' }
    expect((await context.call(resetPassword, { body }, null)).status).toBe(403)
  })
})

test('neither tokens nor passwords are in the database or the audit log', async () => {
  await context.call(register, { body: { ...grace, email: 'plain@navy.test' } }, null)
  await context.call(requestPasswordReset, { body: { email: 'super-admin@acme.test' } }, null)
  const tables = ['one_time_tokens', 'jobs', 'audit_events']
  const before = JSON.stringify(
    await Promise.all(tables.map(async (t) => (await context.pool.query(`select * from ${t}`)).rows)),
  )
  const mails = await outbox.collect()
  expect(mails).toHaveLength(2)
  expect(before).not.toContain(grace.password)
  const after = JSON.stringify(
    await Promise.all(tables.map(async (t) => (await context.pool.query(`select * from ${t}`)).rows)),
  )
  for (const { token } of mails) expect(before + after).not.toContain(token)
})
