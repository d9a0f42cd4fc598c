import {
  changeEmail,
  changePassword,
  currentUser,
  deleteUser,
  listTimeZones,
  lookUpEmail,
  updateUser,
} from '@sextant/contract/account/endpoints'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { endOtherSessions, endSession, listSessions, login, verifyEmail } from '@sextant/contract/session/endpoints'
import { Session } from '@sextant/contract/session/schemas'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hashPassword } from '../../src/account'
import { signedIn } from '../kit/cookies'
import { testOutbox } from '../kit/outbox'
import { type Person, testContext } from '../kit/test-context'

const password = 'correct horse battery'
const context = testContext()
const outbox = testOutbox(context)
beforeAll(async () => {
  await context.pool.query('update users set password_hash = $1', [await hashPassword(password)])
})
afterEach(async () => {
  await context.pool.query('delete from sign_in_failures')
  await outbox.collect()
})

const signIn = async (email: string, secret = password): Promise<Person> =>
  signedIn(await context.call(login, { body: { email, password: secret } }, null))
const errorsOf = (body: unknown) => ErrorBody.parse(body).errors ?? {}

test.each([currentUser, updateUser, deleteUser, changePassword, changeEmail, lookUpEmail, listTimeZones, listSessions])(
  '$name requires a session: 401',
  async (endpoint) => {
    expect((await context.call(endpoint, { query: { email: 'a@b.test' }, body: {} }, null)).status).toBe(401)
  },
)

describe('the profile', () => {
  test('updates only the given fields', async () => {
    const { viewer } = context.people
    await context.call(updateUser, { body: { first_name: 'Vi', last_name: ' Ewer ' } }, viewer)
    const { body } = await context.call(updateUser, { body: { time_zone_id: 'Europe/Paris' } }, viewer)
    expect(body).toMatchObject({ data: { name: 'Vi Ewer', time_zone_id: 'Europe/Paris', locale: null } })
  })

  test.each([
    ['time_zone_id', 'Mars/Olympus'],
    ['locale', '??'],
    ['last_team_id', 'x'],
    ['first_name', 'Eve\n\nYour account is locked'],
  ])('rejects an invalid %s: 422', async (field, value) => {
    const { status, body } = await context.call(updateUser, { body: { [field]: value } }, context.people.viewer)
    expect([status, Object.keys(errorsOf(body))]).toEqual([422, [field]])
  })

  test('never changes roles or address as a side effect', async () => {
    const body = { first_name: 'V', email: 'x@y.test', roles: { global: ['super-admin'] } }
    await context.call(updateUser, { body }, context.people.viewer)
    expect((await context.call(currentUser, {}, context.people.viewer)).body).toMatchObject({
      data: { email: 'viewer@acme.test', roles: { global: [] } },
    })
  })
})

describe('the password', () => {
  test('requires the current one; other sessions end and an email is sent', async () => {
    const [here, there] = [await signIn('user@acme.test'), await signIn('user@acme.test')]
    const wrong = { current_password: 'guess', password: 'a longer phrase' }
    const refused = await context.call(changePassword, { body: wrong }, here)
    expect([refused.status, errorsOf(refused.body)]).toEqual([
      422,
      { current_password: ['This is not your password.'] },
    ])
    const right = { current_password: password, password: 'a longer phrase' }
    expect((await context.call(changePassword, { body: right }, here)).status).toBe(200)
    expect((await context.call(currentUser, {}, here)).status).toBe(200)
    expect((await context.call(currentUser, {}, there)).status).toBe(401)
    expect((await context.call(currentUser, {}, await signIn('user@acme.test', 'a longer phrase'))).status).toBe(200)
    expect(await outbox.collect()).toMatchObject([{ subject: 'Your password was changed' }])
  })

  test('cannot be guessed at an unattended keyboard: ten attempts, then 429', async () => {
    const me = await signIn('owner@acme.test')
    const body = { current_password: 'guess', password: 'a longer phrase' }
    const statuses = new Set<number>()
    for (let n = 0; n < 10; n += 1) statuses.add((await context.call(changePassword, { body }, me)).status)
    expect([...statuses]).toEqual([422])
    const { status, headers } = await context.call(
      changePassword,
      { body: { ...body, current_password: password } },
      me,
    )
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(800)
  })

  test.each(['password12', 'iloveyou123', 'Sextant!2026'])('rejects the guessable password %s: 422', async (next) => {
    const me = await signIn('owner@acme.test')
    const body = { current_password: password, password: next }
    const answer = await context.call(changePassword, { body }, me)
    expect([answer.status, Object.keys(errorsOf(answer.body))]).toEqual([422, ['password']])
  })
})

describe('the address', () => {
  test('changes when the link sent to the new one is opened, once; the old one is notified', async () => {
    const me = await signIn('owner@acme.test')
    const { status } = await context.call(changeEmail, { body: { email: 'new-owner@acme.test', password } }, me)
    expect(status).toBe(201)
    const mails = await outbox.collect()
    const link = mails.find(({ to }) => to === 'new-owner@acme.test')
    expect(mails.find(({ to }) => to === 'owner@acme.test')?.text).toContain('new-owner@acme.test')
    expect((await context.call(currentUser, {}, me)).body).toMatchObject({
      data: { email: 'owner@acme.test' },
    })
    const body = { token: link?.token ?? '' }
    expect((await context.call(verifyEmail, { body }, null)).body).toMatchObject({
      data: { email: 'new-owner@acme.test', redirect: '/account' },
    })
    expect((await context.call(currentUser, {}, me)).body).toMatchObject({
      data: { email: 'new-owner@acme.test' },
    })
    expect((await context.call(verifyEmail, { body }, null)).status).toBe(403)
    await context.pool.query("update users set email = 'owner@acme.test' where email = 'new-owner@acme.test'")
  })

  test('taken by another account is refused only by its link', async () => {
    const me = await signIn('owner@acme.test')
    expect((await context.call(changeEmail, { body: { email: 'VIEWER@acme.test', password } }, me)).status).toBe(201)
    const link = (await outbox.collect()).find(({ to }) => to === 'VIEWER@acme.test')
    expect((await context.call(verifyEmail, { body: { token: link?.token ?? '' } }, null)).status).toBe(403)
  })
})

describe('sessions', () => {
  const list = async (me: Person) =>
    z.parse(z.object({ data: z.array(Session) }), (await context.call(listSessions, {}, me)).body).data

  test('are listed for their owner, and ended one by one or all others at once', async () => {
    const [a, b, c] = [
      await signIn('viewer@acme.test'),
      await signIn('viewer@acme.test'),
      await signIn('viewer@acme.test'),
    ]
    const all = await list(a)
    expect(all.filter(({ current }) => current)).toHaveLength(1)
    const [, second] = all
    expect((await context.call(endSession, { id: second?.id ?? '' }, a)).status).toBe(200)
    expect((await context.call(currentUser, {}, b)).status).toBe(401)
    expect((await context.call(endOtherSessions, {}, a)).body).toMatchObject({
      data: { ended: all.length - 2 },
    })
    expect((await context.call(currentUser, {}, c)).status).toBe(401)
    expect(await list(a)).toMatchObject([{ current: true }])
  })

  test('of others are not found: 404', async () => {
    const [theirs] = await list(context.globexOwner)
    const me = await signIn('viewer@acme.test')
    expect((await context.call(endSession, { id: theirs?.id ?? '' }, me)).status).toBe(404)
    expect((await context.call(currentUser, {}, context.globexOwner)).status).toBe(200)
  })
})

describe('looking up an address', () => {
  const look = async (email: string) =>
    (await context.call(lookUpEmail, { query: { email } }, await signIn('owner@acme.test'))).body

  test('finds only members of your teams', async () => {
    expect(await look('VIEWER@acme.test')).toMatchObject({ data: { email: 'viewer@acme.test' } })
    expect(await look('owner@globex.test')).toEqual({ data: null })
    expect(await look('nobody@acme.test')).toEqual({ data: null })
  })

  test('requires permission to add users: 403', async () => {
    const query = { email: 'viewer@acme.test' }
    expect((await context.call(lookUpEmail, { query }, await signIn('viewer@acme.test'))).status).toBe(403)
  })
})

test('time zones are all listed with their offset', async () => {
  const { body } = await context.call(listTimeZones, {}, context.people['super-viewer'])
  const { data } = z.parse(listTimeZones.output, body)
  expect(data.length).toBeGreaterThan(400)
  expect(data.find(({ id }) => id === 'Asia/Tokyo')).toEqual({
    id: 'Asia/Tokyo',
    label: 'Asia/Tokyo (UTC+09:00)',
    offset_minutes: 540,
  })
})
