import { currentUser } from '@sextant/contract/account/endpoints'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Browser } from '../kit/sso/browser'
import { type Key, makeKey } from '../kit/sso/certificate'
import { loopback } from '../kit/sso/outside'
import {
  type Assertion,
  assertionXml,
  idpEntity,
  readRequest,
  responseXml,
  sha1,
  signAssertion,
} from '../kit/sso/saml-idp'
import { addProvider, proveDomain } from '../kit/sso/team'
import { testContext } from '../kit/test-context'

const outside = loopback()
const context = testContext(undefined, outside)
let key: Key
let stranger: Key
let setup: { readonly callback_url: string; readonly entity_id: string | null }
beforeAll(async () => {
  key = makeKey()
  stranger = makeKey()
  await proveDomain(context, outside, 'acme.test')
  const saml = {
    entity_id: idpEntity,
    sign_in_url: 'https://idp.acme.test/sso',
    certificate: key.certificate,
  }
  setup = (await addProvider(context, { type: 'saml', name: 'Acme SAML', default_role: 'user', saml })).setup
})
afterEach(async () => void (await context.pool.query('delete from sign_in_failures')))

const minutes = (n: number): Date => new Date(Date.now() + n * 60_000)

/** A browser that has started to sign in, and the assertion that an honest provider would return. */
async function begin(email = 'ada@acme.test') {
  const browser = new Browser(context)
  const { body } = await browser.call('/login/sso', { email, next: '/teams' })
  const { redirect } = z.parse(z.object({ data: z.object({ redirect: z.string() }) }), JSON.parse(body)).data
  const request = readRequest(redirect)
  const assertion: Assertion = {
    id: '_assertion',
    issuer: idpEntity,
    nameId: 'ada@acme.test',
    email: 'ada@acme.test',
    inResponseTo: request.id,
    recipient: request.consumer,
    audience: request.entity,
    notBefore: minutes(-1),
    notOnOrAfter: minutes(4),
  }
  return { browser, redirect, request, assertion }
}
type StartedSignIn = Awaited<ReturnType<typeof begin>>

/** Posts a response like the provider's page, and follows the redirect. */
async function post({ browser, request }: StartedSignIn, xml: string, relayState = request.relayState) {
  const form = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState }
  const taken = await browser.submitFromAfar(setup.callback_url, form)
  const landed = taken.location.startsWith('/sso/') ? await browser.get(taken.location) : taken
  return { status: landed.status, location: landed.location, isSignedIn: browser.isSignedIn }
}
const signed = (started: StartedSignIn, change: Partial<Assertion> = {}, by = key): string => {
  const assertion = { ...started.assertion, ...change }
  return responseXml(signAssertion(assertionXml(assertion), by), assertion.recipient, assertion.inResponseTo)
}
const refused = { status: 303, location: expect.stringContaining('/login?sso_error='), isSignedIn: false }

describe('signing in by SAML', () => {
  test('uses the configured provider, and creates the account with the default role', async () => {
    const started = await begin()
    expect(started.redirect).toMatch(/^https:\/\/idp\.acme\.test\/sso\?SAMLRequest=/)
    expect(started.request).toMatchObject({ consumer: setup.callback_url, entity: setup.entity_id })
    expect(await post(started, signed(started))).toEqual({ status: 303, location: '/teams', isSignedIn: true })
    const me = { id: '', email: '', cookie: started.browser.cookie }
    expect((await context.call(currentUser, {}, me)).body).toMatchObject({
      data: { email: 'ada@acme.test', first_name: 'Ada', roles: { org: { [context.acme.id]: ['user'] } } },
    })
  })

  test('serves its metadata to a provider', async () => {
    const { status, body } = await new Browser(context).get(setup.entity_id ?? '')
    expect(status).toBe(200)
    expect(body).toContain(`entityID="${setup.entity_id}"`)
    expect(body).toContain(`Location="${setup.callback_url}"`)
    expect(body).toContain('WantAssertionsSigned="true"')
  })
})

describe('a manipulated SAML response', () => {
  test.each<[string, (started: StartedSignIn) => Partial<Assertion>]>([
    ['another issuer', () => ({ issuer: 'https://evil.test/saml' })],
    ['another audience', () => ({ audience: 'https://someone-else.test' })],
    ['another recipient', () => ({ recipient: 'https://evil.test/acs' })],
    ['an expiry in the past', () => ({ notBefore: minutes(-30), notOnOrAfter: minutes(-10) })],
    ['a beginning in the future', () => ({ notBefore: minutes(10), notOnOrAfter: minutes(20) })],
    ['another request', () => ({ inResponseTo: '_another' })],
    ['no request at all', () => ({ inResponseTo: null })],
    ['an address of another domain', () => ({ nameId: 'owner@globex.test', email: 'owner@globex.test' })],
    [
      'a comment inside an address of another domain',
      () => ({ email: 'owner@globex.test<!---->.acme.test@acme.test' }),
    ],
  ])('with %s is refused', async (_, change) => {
    const started = await begin()
    expect(await post(started, signed(started, change(started)))).toEqual(refused)
  })

  test('without an InResponseTo in the assertion is refused, even if the response has one', async () => {
    const started = await begin()
    const unrequested = signAssertion(assertionXml({ ...started.assertion, inResponseTo: null }), key)
    expect(await post(started, responseXml(unrequested, started.request.consumer, started.request.id))).toEqual(refused)
  })

  test('without a signature is refused', async () => {
    const started = await begin()
    const xml = responseXml(assertionXml(started.assertion), started.request.consumer, started.request.id)
    expect(await post(started, xml)).toEqual(refused)
  })

  test('signed with another key is refused', async () => {
    const started = await begin()
    expect(await post(started, signed(started, {}, stranger))).toEqual(refused)
  })

  test.each<[string, (xml: string) => string]>([
    ['as it comes', (xml) => xml],
    ['in other quotes', (xml) => xml.replaceAll(/Algorithm="([^"]+)"/g, "Algorithm='$1'")],
    ['in references', (xml) => xml.replaceAll('sha1"', '&#115;ha1"')],
  ])('signed with SHA-1, %s, is refused', async (_, spell) => {
    const started = await begin()
    const weak = spell(signAssertion(assertionXml(started.assertion), key, sha1))
    expect(await post(started, responseXml(weak, started.request.consumer, started.request.id))).toEqual(refused)
  })

  test('modified after signing is refused', async () => {
    const started = await begin()
    expect(await post(started, signed(started).replaceAll('ada@acme.test', 'owner@acme.test'))).toEqual(refused)
  })

  test('with a DTD is refused', async () => {
    const started = await begin()
    const xml = `<!DOCTYPE x [<!ENTITY e "owner@acme.test">]>${signed(started)}`
    expect(await post(started, xml)).toEqual(refused)
  })

  test('that is not XML is refused', async () => {
    expect(await post(await begin(), 'hello')).toEqual(refused)
  })

  test('with comments inside the name never becomes another person', async () => {
    const started = await begin()
    const xml = signed(started, {
      nameId: 'owner@acme.test<!---->.evil.acme.test',
      email: 'owner@acme.test<!---->.evil.acme.test',
    })
    await post(started, xml)
    const me = { id: '', email: '', cookie: started.browser.cookie }
    const { body } = await context.call(currentUser, {}, me)
    expect(JSON.stringify(body)).not.toContain('"owner@acme.test"')
  })
})

describe('signature wrapping', () => {
  const evil = (started: StartedSignIn): string =>
    assertionXml({ ...started.assertion, id: '_evil', nameId: 'owner@acme.test', email: 'owner@acme.test' })
  const original = (started: StartedSignIn): string => signAssertion(assertionXml(started.assertion), key)
  const signature = (xml: string): string => /<Signature[\s\S]*<\/Signature>/.exec(xml)?.[0] ?? ''

  test.each<[string, (started: StartedSignIn) => string]>([
    ['the evil assertion before the signed one', (started) => evil(started) + original(started)],
    ['the evil assertion behind the signed one', (started) => original(started) + evil(started)],
    [
      'the signed one inside an extension',
      (started) => `<samlp:Extensions>${original(started)}</samlp:Extensions>${evil(started)}`,
    ],
    [
      'the signed one inside the evil one',
      (started) => evil(started).replace('</saml:Assertion>', `${original(started)}</saml:Assertion>`),
    ],
    [
      'the signed one inside the evil one’s signature',
      (started) => {
        const good = original(started)
        const moved = signature(good).replace(
          '</Signature>',
          `<Object>${good.replace(signature(good), '')}</Object></Signature>`,
        )
        return evil(started).replace('</saml:Issuer>', `</saml:Issuer>${moved}`)
      },
    ],
    ['the same id twice', (started) => evil(started).replace('_evil', '_assertion') + original(started)],
    [
      'the signature moved to the evil one',
      (started) => evil(started).replace('</saml:Issuer>', `</saml:Issuer>${signature(original(started))}`),
    ],
  ])('%s signs nobody in as another', async (_, wrap) => {
    const started = await begin()
    expect(await post(started, responseXml(wrap(started), started.request.consumer, started.request.id))).toEqual(
      refused,
    )
  })
})

describe('a SAML sign-in', () => {
  test('answered twice signs in once', async () => {
    const started = await begin()
    const xml = signed(started)
    expect((await post(started, xml)).isSignedIn).toBe(true)
    expect(await post({ ...started, browser: new Browser(context) }, xml)).toEqual(refused)
  })

  test('completed in another browser is refused', async () => {
    const [started, victim] = [await begin(), await begin()]
    expect(await post({ ...started, browser: victim.browser }, signed(started))).toEqual(refused)
  })

  test('answered with the state of another sign-in is refused', async () => {
    const [started, other] = [await begin(), await begin()]
    expect(await post(started, signed(started), other.request.relayState)).toEqual(refused)
  })

  test('initiated by the provider is refused', async () => {
    const started = await begin()
    expect(await post(started, signed(started, { inResponseTo: null }), '')).toEqual(refused)
  })

  test('answered at another provider’s URL is refused', async () => {
    const started = await begin()
    const form = {
      SAMLResponse: Buffer.from(signed(started)).toString('base64'),
      RelayState: started.request.relayState,
    }
    const elsewhere = setup.callback_url.replace(/\/\d+\/acs$/, '/999/acs')
    const { location } = await started.browser.submitFromAfar(elsewhere, form)
    expect(location).toContain('/login?sso_error=')
  })
})
