import { changeEmail, currentUser } from '@sextant/contract/account/endpoints'
import { updateAuthentication } from '@sextant/contract/authentication/endpoints'
import { login, requestPasswordReset, verifyEmail } from '@sextant/contract/session/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../src/account'
import { openOutbox } from '../kit/outbox'
import { Browser, reasonOf, start } from '../kit/sso/browser'
import { oidcClient, startOidcProvider } from '../kit/sso/oidc-provider'
import { loopback } from '../kit/sso/outside'
import { addProvider, proveDomain } from '../kit/sso/team'
import { addPerson, makeWorld, type World } from '../kit/world'

const outside = loopback()
let world: World
let provider: Awaited<ReturnType<typeof startOidcProvider>>
beforeAll(async () => {
  world = await makeWorld(undefined, outside)
  provider = await startOidcProvider('http://localhost:3000/sso/oidc/callback')
  await proveDomain(world, outside, 'acme.test')
  const oidc = { issuer: provider.issuer, ...oidcClient }
  await addProvider(world, { type: 'oidc', name: 'Acme ID', oidc })
})
afterAll(async () => {
  await provider.close()
  await world.close()
})

describe('single sign-on that is on', () => {
  test('shuts the password of its people, and of nobody else', async () => {
    const hash = await hashPassword('correct horse battery')
    await world.pool.query('update users set password_hash = $1', [hash])
    const outsider = await addPerson(world.pool, 'guest@elsewhere.test', [world.acme], 'viewer')
    await world.pool.query('update users set password_hash = $1 where id = $2', [hash, outsider.id])
    const admin = world.people['super-admin']
    const on = await world.call(
      updateAuthentication,
      { team: world.acme, body: { sso_enabled: true } },
      admin,
    )
    expect(on.body).toMatchObject({ data: { sso_enabled: true } })
    const enter = async (email: string) =>
      await world.call(login, { body: { email, password: 'correct horse battery' } }, null)
    const refused = await enter('user@acme.test')
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('single sign-on'),
    ])
    expect((await enter('guest@elsewhere.test')).status).toBe(200)
    expect((await enter('owner@globex.test')).status).toBe(200)

    const outbox = await openOutbox(world)
    await world.call(requestPasswordReset, { body: { email: 'user@acme.test' } }, null)
    expect(await outbox.collect()).toMatchObject([{ subject: 'Sign in with single sign-on' }])
    await outbox.close()
    await world.pool.query('update teams set sso_enabled = false')
  })

  test('keeps the addresses of its people, also where a change was under way', async () => {
    const outbox = await openOutbox(world)
    const { user } = world.people
    const ask = async (email: string) =>
      await world.call(changeEmail, { body: { email, password: 'correct horse battery' } }, user)
    expect((await ask('early@elsewhere.test')).status).toBe(201)
    const mail = (await outbox.collect()).find(({ to }) => to === 'early@elsewhere.test')
    await world.pool.query('update teams set sso_enabled = true where id = $1', [world.acme.id])
    expect((await ask('late@elsewhere.test')).status).toBe(409)
    const body = { token: mail?.token ?? '' }
    expect((await world.call(verifyEmail, { body }, null)).status).toBe(409)
    expect((await world.call(currentUser, {}, user)).body).toMatchObject({ data: { email: user.email } })
    await world.pool.query('update teams set sso_enabled = false')
    await outbox.close()
  })

  test('does not reach who has left for an address of another domain', async () => {
    const { owner } = world.people
    const enter = async () => {
      const browser = new Browser(world)
      const account = { sub: 'u-owner', email: 'owner@acme.test' }
      const { location } = await browser.get(await provider.signIn(await start(browser), account))
      return { reason: reasonOf(location), isSignedIn: browser.isSignedIn }
    }
    expect(await enter()).toEqual({ reason: '', isSignedIn: true })
    await world.pool.query("update users set email = 'private@elsewhere.test' where id = $1", [owner.id])
    expect(await enter()).toEqual({ reason: 'foreign', isSignedIn: false })
  })

  test('keeps who was disabled in the team outside', async () => {
    const browser = new Browser(world)
    await world.pool.query("update memberships set status = 'Disabled' where user_id = $1", [
      world.people.viewer.id,
    ])
    const back = await provider.signIn(await start(browser), { sub: 'u-viewer', email: 'viewer@acme.test' })
    expect(reasonOf((await browser.get(back)).location)).toBe('disabled')
    expect(browser.isSignedIn).toBe(false)
  })
})
