import { currentUser } from '@sextant/contract/account/endpoints'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Browser, reasonOf, start } from '../kit/sso/browser'
import { startForger } from '../kit/sso/forger'
import { oidcClient } from '../kit/sso/oidc-provider'
import { loopback } from '../kit/sso/outside'
import { addOidcProvider, addProvider, proveDomain } from '../kit/sso/team'
import { testContext } from '../kit/test-context'

const outside = loopback()
const context = testContext(undefined, outside)
let provider: Awaited<ReturnType<typeof addOidcProvider>>
let forger: Awaited<ReturnType<typeof startForger>>
beforeAll(async () => {
  forger = await startForger()
  await proveDomain(context, outside, 'acme.test')
  provider = await addOidcProvider(context, 'Acme ID')
})
afterEach(async () => void (await context.pool.query('delete from sign_in_failures')))
afterAll(async () => {
  await provider.close()
  forger.close()
})

const me = async (browser: Browser) =>
  (await context.call(currentUser, {}, { id: '', email: '', cookie: browser.cookie })).body

describe('signing in at an OpenID provider', () => {
  test('creates the account on first sign-in, with the default role, and finds it on the next', async () => {
    const browser = new Browser(context)
    const ada = {
      sub: 'u-ada',
      email: 'Ada@acme.test',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Lovelace',
    }
    const back = await provider.signIn(await start(browser, ada.email, '/orgs/1/travel'), ada)
    const landed = await browser.get(back)
    expect([landed.status, landed.location]).toEqual([303, '/orgs/1/travel'])
    expect(await me(browser)).toMatchObject({
      data: {
        name: 'Ada Lovelace',
        email: 'Ada@acme.test',
        has_password: false,
        roles: { org: { [context.acme.id]: ['viewer'] }, global: [] },
      },
    })
    const again = new Browser(context)
    const renamed = { ...ada, email: 'ada.lovelace@acme.test' }
    await again.get(await provider.signIn(await start(again), renamed))
    expect(await me(again)).toMatchObject({ data: { email: 'Ada@acme.test' } })
  })

  test('uses the existing account of the address', async () => {
    const browser = new Browser(context)
    await browser.get(await provider.signIn(await start(browser), { sub: 'u-owner', email: 'owner@acme.test' }))
    expect(await me(browser)).toMatchObject({
      data: { id: context.people.owner.id, roles: { org: { [context.acme.id]: ['owner'] } } },
    })
  })

  test('ends the browser’s previous session', async () => {
    const browser = new Browser(context)
    const ada = { sub: 'u-ada', email: 'ada@acme.test' }
    await browser.get(await provider.signIn(await start(browser), ada))
    const before = { id: '', email: '', cookie: browser.cookie }
    await browser.get(await provider.signIn(await start(browser), ada))
    expect((await context.call(currentUser, {}, before)).status).toBe(401)
    expect(await me(browser)).toMatchObject({ data: { email: 'Ada@acme.test' } })
  })

  test.each(['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'never leads to %s afterwards',
    async (next) => {
      const browser = new Browser(context)
      const back = await provider.signIn(await start(browser, 'ada@acme.test', next), {
        sub: 'u-ada',
        email: 'ada@acme.test',
      })
      expect((await browser.get(back)).location).toBe('/')
    },
  )

  test('is unavailable for an unverified domain: 422', async () => {
    const { status, body } = await new Browser(context).call('/login/sso', { email: 'x@globex.test' })
    expect([status, body]).toEqual([422, expect.stringContaining('There is no single sign-on for this address.')])
  })
})

describe('a manipulated response', () => {
  const ada = { sub: 'u-ada', email: 'ada@acme.test' }

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'A'.repeat(22))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'made-up')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.test')],
    ['an error beside the code', (url: URL) => url.searchParams.set('error', 'access_denied')],
  ])('with %s signs nobody in', async (_, tamper) => {
    const browser = new Browser(context)
    const url = new URL(await provider.signIn(await start(browser), ada))
    tamper(url)
    const { status, location } = await browser.get(url.href)
    expect([status, reasonOf(location) !== '', browser.isSignedIn]).toEqual([303, true, false])
  })

  test('is refused when replayed', async () => {
    const browser = new Browser(context)
    const back = await provider.signIn(await start(browser), ada)
    const cookie = browser.cookie
    expect((await browser.get(back)).location).toBe('/')
    const thief = await context.app.inject({
      method: 'GET',
      url: new URL(back).pathname + new URL(back).search,
      headers: { cookie },
    })
    expect(reasonOf(String(thief.headers.location))).toBe('late')
    expect(thief.cookies.some(({ name }) => name === 'sextant_session')).toBe(false)
  })

  test('at the callback of another provider is refused, without passing on its code', async () => {
    const browser = new Browser(context)
    const back = await provider.signIn(await start(browser), ada)
    const elsewhere = back.replace(provider.callback, provider.callback.replace(/\d+\/callback$/, '999/callback'))
    expect(reasonOf((await browser.get(elsewhere)).location)).toBe('refused')
    expect(browser.isSignedIn).toBe(false)
  })

  test('of a team deleted meanwhile is refused', async () => {
    const browser = new Browser(context)
    const back = await provider.signIn(await start(browser), ada)
    await context.pool.query("update teams set status = 'Deleted' where id = $1", [context.acme.id])
    expect(reasonOf((await browser.get(back)).location)).toBe('refused')
    await context.pool.query("update teams set status = 'Active' where id = $1", [context.acme.id])
  })

  test('completed in another browser is refused', async () => {
    const [victim, attacker] = [new Browser(context), new Browser(context)]
    const back = await provider.signIn(await start(attacker), ada)
    await start(victim)
    expect(reasonOf((await victim.get(back)).location)).toBe('late')
    expect(victim.isSignedIn).toBe(false)
  })
})

describe('an invalid ID token', () => {
  let id = ''
  let callback = ''
  beforeAll(async () => {
    await context.pool.query("update identity_providers set status = 'Inactive'")
    const oidc = { issuer: forger.issuer, ...oidcClient }
    const added = await addProvider(context, { type: 'oidc', name: 'Forger', oidc })
    id = added.id
    callback = added.setup.callback_url
  })
  afterAll(async () => {
    await context.pool.query(
      "update identity_providers set status = case when id = $1 then 'Inactive' else 'Active' end",
      [id],
    )
  })

  const now = () => Math.floor(Date.now() / 1000)
  const good = (nonce: string) => ({
    iss: forger.issuer,
    aud: oidcClient.client_id,
    sub: 'forged',
    nonce,
    iat: now(),
    exp: now() + 300,
    email: 'forged@acme.test',
    email_verified: true,
  })
  async function arrive(change: (claims: ReturnType<typeof good>) => object, how?: Parameters<typeof forger.give>[1]) {
    const browser = new Browser(context)
    const request = new URL(await start(browser))
    const claims = good(request.searchParams.get('nonce') ?? '')
    await forger.give({ ...claims, ...change(claims) }, how)
    const { location } = await browser.get(`${callback}?code=c1&state=${request.searchParams.get('state')}`)
    return { location, isSignedIn: browser.isSignedIn }
  }

  test('a valid token from the test’s issuer signs in, which makes the refusals below meaningful', async () => {
    expect(await arrive(() => ({}))).toEqual({ location: '/', isSignedIn: true })
  })

  test.each([
    ['another nonce', () => ({ nonce: 'another' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another audience', () => ({ aud: 'someone-else' })],
    ['two audiences and no authorised party', () => ({ aud: ['sextant', 'evil'] })],
    ['another issuer', () => ({ iss: 'https://evil.test' })],
    ['an expiry in the past', () => ({ exp: now() - 3600, iat: now() - 7200 })],
    ['no expiry', () => ({ exp: undefined })],
    ['no subject', () => ({ sub: undefined })],
    ['an address that was not verified', () => ({ email_verified: false })],
    ['an address that was not verified, said by a word', () => ({ email_verified: 'false' })],
    ['an address of another domain', () => ({ email: 'owner@globex.test' })],
    ['an address that only looks like ours', () => ({ email: 'x@evil.test@acme.test' })],
    ['a subdomain’s address', () => ({ email: 'x@sub.acme.test' })],
  ])('with %s is refused', async (_, change) => {
    const { location, isSignedIn } = await arrive(change)
    expect([reasonOf(location) !== '', isSignedIn]).toEqual([true, false])
  })

  test.each(['foreign key', 'no signature', 'shared secret'] as const)('signed with %s is refused', async (how) => {
    const { location, isSignedIn } = await arrive(() => ({}), how)
    expect([reasonOf(location) !== '', isSignedIn]).toEqual([true, false])
  })
})
