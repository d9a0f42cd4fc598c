import { changeEmail, currentUser } from '@sextant/contract/account/endpoints'
import { updateAuthentication } from '@sextant/contract/authentication/endpoints'
import { login, requestPasswordReset, verifyEmail } from '@sextant/contract/session/endpoints'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../src/account'
import { hashToken } from '../../src/platform/tokens'
import { openOutbox } from '../kit/outbox'
import { Browser, reasonOf, start } from '../kit/sso/browser'
import { loopback } from '../kit/sso/outside'
import { addOidcProvider, proveDomain } from '../kit/sso/team'
import { addPerson, type Person, testContext } from '../kit/test-context'

/** Restores the test session of a person. */
const renew = async ({ id, cookie }: Person) =>
  await context.pool.query(
    `insert into sessions (token_hash, user_id, remember, expires) values ($1, $2, true, now() + interval '1 day')
     on conflict do nothing`,
    [hashToken(cookie.split('=')[1] ?? ''), id],
  )

const outside = loopback()
const context = testContext(undefined, outside)
let provider: Awaited<ReturnType<typeof addOidcProvider>>
beforeAll(async () => {
  await proveDomain(context, outside, 'acme.test')
  provider = await addOidcProvider(context, 'Acme ID')
})
afterEach(async () => {
  for (const person of Object.values(context.people)) await renew(person)
})
afterAll(async () => await provider.close())

describe('enabled single sign-on', () => {
  test('ends password sessions, except the one that enables it', async () => {
    const admin = context.people['super-admin']
    const browser = new Browser(context)
    await browser.get(await provider.signIn(await start(browser), { sub: 'u-9', email: 'sso@acme.test' }))
    expect(browser.isSignedIn).toBe(true)
    const outsider = await addPerson(context.pool, 'other@elsewhere.test', [context.acme], 'viewer')
    const user = await addPerson(context.pool, 'second@acme.test', [context.acme], 'user')
    const isIn = async (person: Person) => (await context.call(currentUser, {}, person)).status === 200
    expect([await isIn(user), await isIn(outsider), await isIn(admin)]).toEqual([true, true, true])
    const set = async (sso_enabled: boolean) =>
      await context.call(updateAuthentication, { team: context.acme, body: { sso_enabled } }, admin)
    expect((await set(true)).status).toBe(200)
    expect([await isIn(user), await isIn(outsider), await isIn(admin)]).toEqual([false, true, true])
    const retained = await context.pool.query('select by_sso from sessions where by_sso')
    expect(retained.rowCount).toBe(1)
    await proveDomain(context, outside, 'elsewhere.test')
    expect(await isIn(outsider)).toBe(false)
    await context.pool.query("delete from claimed_domains where domain = 'elsewhere.test'")
    expect((await set(false)).status).toBe(200)
  })

  test('disables passwords of its own members only', async () => {
    const hash = await hashPassword('correct horse battery')
    await context.pool.query('update users set password_hash = $1', [hash])
    const outsider = await addPerson(context.pool, 'guest@elsewhere.test', [context.acme], 'viewer')
    await context.pool.query('update users set password_hash = $1 where id = $2', [hash, outsider.id])
    const admin = context.people['super-admin']
    const on = await context.call(updateAuthentication, { team: context.acme, body: { sso_enabled: true } }, admin)
    expect(on.body).toMatchObject({ data: { sso_enabled: true } })
    const enter = async (email: string) =>
      await context.call(login, { body: { email, password: 'correct horse battery' } }, null)
    const refused = await enter('user@acme.test')
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('single sign-on')])
    const result = await context.pool.query(
      "select 1 from audit_events where team_id = $1 and action = 'session.refused' and target = $2",
      [context.acme.id, `user:${context.people.user.id}`],
    )
    expect(result.rowCount).toBe(1)
    expect((await enter('guest@elsewhere.test')).status).toBe(200)
    expect((await enter('owner@globex.test')).status).toBe(200)

    const outbox = await openOutbox(context)
    await context.call(requestPasswordReset, { body: { email: 'user@acme.test' } }, null)
    expect(await outbox.collect()).toMatchObject([{ subject: 'Sign in with single sign-on' }])
    await outbox.close()
    await context.pool.query('update teams set sso_enabled = false')
  })

  test('locks the addresses of its members, even during a change', async () => {
    const outbox = await openOutbox(context)
    const { user } = context.people
    const ask = async (email: string) =>
      await context.call(changeEmail, { body: { email, password: 'correct horse battery' } }, user)
    expect((await ask('early@elsewhere.test')).status).toBe(201)
    const mail = (await outbox.collect()).find(({ to }) => to === 'early@elsewhere.test')
    await context.pool.query('update teams set sso_enabled = true where id = $1', [context.acme.id])
    expect((await ask('late@elsewhere.test')).status).toBe(409)
    const body = { token: mail?.token ?? '' }
    expect((await context.call(verifyEmail, { body }, null)).status).toBe(409)
    expect((await context.call(currentUser, {}, user)).body).toMatchObject({ data: { email: user.email } })
    await context.pool.query('update teams set sso_enabled = false')
    await outbox.close()
  })

  test('does not apply to people who changed to an address in another domain', async () => {
    const { owner } = context.people
    const enter = async () => {
      const browser = new Browser(context)
      const account = { sub: 'u-owner', email: 'owner@acme.test' }
      const { location } = await browser.get(await provider.signIn(await start(browser), account))
      return { reason: reasonOf(location), isSignedIn: browser.isSignedIn }
    }
    expect(await enter()).toEqual({ reason: '', isSignedIn: true })
    await context.pool.query("update users set email = 'private@elsewhere.test' where id = $1", [owner.id])
    expect(await enter()).toEqual({ reason: 'foreign', isSignedIn: false })
  })

  test('keeps disabled members out', async () => {
    const browser = new Browser(context)
    await context.pool.query("update memberships set status = 'Disabled' where user_id = $1", [
      context.people.viewer.id,
    ])
    const back = await provider.signIn(await start(browser), { sub: 'u-viewer', email: 'viewer@acme.test' })
    expect(reasonOf((await browser.get(back)).location)).toBe('disabled')
    expect(browser.isSignedIn).toBe(false)
  })
})
