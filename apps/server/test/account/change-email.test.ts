import { changeEmail, changePassword, currentUser } from '@sextant/contract/account/endpoints'
import { login, requestPasswordReset, resetPassword, verifyEmail } from '@sextant/contract/session/endpoints'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../src/account'
import { signedIn } from '../kit/cookies'
import { type Outbox, openOutbox } from '../kit/outbox'
import { createTestContext, type Person, type TestContext } from '../kit/test-context'

const password = 'correct horse battery'
let context: TestContext
let outbox: Outbox
beforeEach(async () => {
  await outbox?.close()
  await context?.close()
  context = await createTestContext()
  outbox = await openOutbox(context)
  await context.pool.query('update users set password_hash = $1', [await hashPassword(password)])
})
afterAll(async () => {
  await outbox.close()
  await context.close()
})

const signIn = async (): Promise<Person> =>
  signedIn(await context.call(login, { body: { email: 'owner@acme.test', password } }, null))
/** The token in the email sent to an address. */
const tokenFor = async (address: string): Promise<string> =>
  (await outbox.collect()).find(({ to }) => to === address)?.token ?? ''

describe('a change of address requested by someone else', () => {
  test('is cancelled with the password they knew, as our email promises', async () => {
    const me = await signIn()
    await context.call(changeEmail, { body: { email: 'eve@evil.test', password } }, me)
    const token = await tokenFor('eve@evil.test')
    const body = { current_password: password, password: 'a longer phrase' }
    expect((await context.call(changePassword, { body }, me)).status).toBe(200)
    expect((await context.call(verifyEmail, { body: { token } }, null)).status).toBe(403)
    expect((await context.call(currentUser, {}, me)).body).toMatchObject({
      data: { email: 'owner@acme.test' },
    })
  })
})

describe('a former address', () => {
  test('cannot reset the password with an earlier email', async () => {
    const me = await signIn()
    await context.call(requestPasswordReset, { body: { email: 'owner@acme.test' } }, null)
    const reset = await tokenFor('owner@acme.test')
    await context.call(changeEmail, { body: { email: 'new@acme.test', password } }, me)
    await context.call(verifyEmail, { body: { token: await tokenFor('new@acme.test') } }, null)
    const body = { token: reset, password: 'a longer phrase' }
    expect((await context.call(resetPassword, { body }, null)).status).toBe(403)
  })
})

describe('an address of an organisation with single sign-on', () => {
  test('ends sessions opened with a password', async () => {
    const [me, elsewhere] = [await signIn(), await signIn()]
    await context.call(changeEmail, { body: { email: 'me@directory.test', password } }, me)
    const token = await tokenFor('me@directory.test')
    await context.pool.query(
      "insert into identity_providers (team_id, type, name, status, default_role) values ($1, 'oidc', 'Directory', 'Active', 'viewer')",
      [context.acme.id],
    )
    await context.pool.query('update teams set sso_enabled = true where id = $1', [context.acme.id])
    await context.pool.query(
      "insert into claimed_domains (team_id, domain, txt_record, verified_at) values ($1, 'directory.test', 'proof', now())",
      [context.acme.id],
    )
    expect((await context.call(currentUser, {}, elsewhere)).status).toBe(200)
    expect((await context.call(verifyEmail, { body: { token } }, null)).status).toBe(201)
    for (const session of [me, elsewhere]) expect((await context.call(currentUser, {}, session)).status).toBe(401)
  })

  test('is distinguished: other addresses keep their sessions', async () => {
    const me = await signIn()
    await context.call(changeEmail, { body: { email: 'me@plain.test', password } }, me)
    await context.call(verifyEmail, { body: { token: await tokenFor('me@plain.test') } }, null)
    expect((await context.call(currentUser, {}, me)).body).toMatchObject({ data: { email: 'me@plain.test' } })
  })
})
