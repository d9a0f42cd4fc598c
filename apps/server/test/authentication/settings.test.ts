import * as endpoints from '@sextant/contract/authentication/endpoints'
import type { Endpoint, InputOf } from '@sextant/contract/kit/endpoint'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { externalServices } from '../../src/authentication/external-services'
import { refusals } from '../kit/refusals'
import { makeKey } from '../kit/sso/certificate'
import { loopback } from '../kit/sso/outside'
import { testContext } from '../kit/test-context'

const outside = { ...loopback(), privateProviders: false }
const context = testContext(undefined, outside)

const as = () => context.people['super-admin']
const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => await context.call(endpoint, input, as())
const fieldsOf = (body: unknown): string[] => Object.keys(ErrorBody.parse(body).errors ?? {})

refusals(endpoints.readAuthentication, () => context, { input: (team) => ({ team }) })
refusals(endpoints.updateAuthentication, () => context, {
  input: (team) => ({ team, body: { sso_enabled: true } }),
})
refusals(endpoints.listIdentityProviders, () => context, { input: (team) => ({ team }) })
refusals(endpoints.createIdentityProvider, () => context, {
  input: (team) => ({ team, body: { type: 'oidc' as const, name: 'x' } }),
})
refusals(endpoints.updateIdentityProvider, () => context, { input: (team) => ({ team, id: '1', body: {} }) })
refusals(endpoints.deleteIdentityProvider, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(endpoints.listDomains, () => context, { input: (team) => ({ team }) })
refusals(endpoints.claimDomain, () => context, { input: (team) => ({ team, body: { domain: 'acme.test' } }) })
refusals(endpoints.verifyDomain, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(endpoints.releaseDomain, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(endpoints.listScimTokens, () => context, { input: (team) => ({ team }) })
refusals(endpoints.createScimToken, () => context, { input: (team) => ({ team, body: { name: 'x' } }) })
refusals(endpoints.revokeScimToken, () => context, { input: (team) => ({ team, id: '1' }) })

const oidc = { issuer: 'https://id.acme.test', client_id: 'c', client_secret: 'only they and we know' }
const add = async (body: InputOf<typeof endpoints.createIdentityProvider>['body'] = { type: 'oidc', name: 'ID' }) =>
  await context.call(endpoints.createIdentityProvider, { team: context.acme, ...(body ? { body } : {}) }, as())
const idOf = (body: unknown): string => z.parse(z.object({ data: z.object({ id: z.string() }) }), body).data.id

describe('an identity provider', () => {
  test('shows its setup values before it is configured, and can be enabled once complete', async () => {
    const created = await add({ type: 'saml', name: 'Acme SAML' })
    const id = idOf(created.body)
    expect(created.body).toMatchObject({
      data: {
        status: 'Inactive',
        default_role: 'viewer',
        saml: null,
        setup: {
          callback_url: `http://localhost:3000/sso/saml/${context.acme.id}/${id}/acs`,
          entity_id: `http://localhost:3000/sso/saml/${context.acme.id}/${id}/metadata`,
        },
      },
    })
    const early = await call(endpoints.updateIdentityProvider, {
      team: context.acme,
      id,
      body: { status: 'Active' },
    })
    expect([early.status, fieldsOf(early.body)]).toEqual([422, ['status']])
    const bare = makeKey().certificate.replaceAll(/-----.*-----|\s/g, '')
    const saml = { entity_id: 'e', sign_in_url: 'https://idp.test/sso', certificate: bare }
    const done = await call(endpoints.updateIdentityProvider, {
      team: context.acme,
      id,
      body: { status: 'Active', saml },
    })
    expect(done.body).toMatchObject({
      data: {
        status: 'Active',
        saml: { certificate: expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/) },
      },
    })
    await call(endpoints.deleteIdentityProvider, { team: context.acme, id })
    expect((await call(endpoints.listIdentityProviders, { team: context.acme })).body).toEqual({ data: [] })
  })

  test.each([
    [
      'a certificate that is none',
      { type: 'saml', name: 'x', saml: { entity_id: 'e', sign_in_url: 'https://x.test', certificate: 'no' } },
      'saml.certificate',
    ],
    [
      'settings of the other type',
      { type: 'oidc', name: 'x', saml: { entity_id: 'e', sign_in_url: 'https://x.test', certificate: 'no' } },
      'saml',
    ],
    [
      'an address that is none',
      { type: 'oidc', name: 'x', oidc: { issuer: 'javascript:x', client_id: 'c' } },
      'oidc.issuer',
    ],
    ...[
      'http://169.254.169.254/',
      'https://169.254.169.254/',
      'http://id.acme.test',
      'https://[::1]:8443',
      'https://localhost',
    ].map(
      (issuer) =>
        [`the issuer ${issuer}`, { type: 'oidc', name: 'x', oidc: { issuer, client_id: 'c' } }, 'oidc.issuer'] as const,
    ),
    [
      'a sign-in without TLS',
      { type: 'saml', name: 'x', saml: { entity_id: 'e', sign_in_url: 'http://x.test', certificate: 'no' } },
      'saml.sign_in_url',
    ],
    ['no name', { type: 'oidc', name: ' ' }, 'name'],
  ] as const)('with %s: 422', async (_, body, field) => {
    const { status, body: answer } = await add(body)
    expect([status, fieldsOf(answer)]).toEqual([422, [field]])
  })

  test('never returns its secret, stores it sealed, and keeps it if omitted from a change', async () => {
    const created = await add({ type: 'oidc', name: 'ID', oidc })
    const id = idOf(created.body)
    const body = {
      name: 'New name',
      status: 'Active' as const,
      oidc: { issuer: oidc.issuer, client_id: 'c2' },
    }
    const changed = await call(endpoints.updateIdentityProvider, { team: context.acme, id, body })
    expect(changed.body).toMatchObject({
      data: { name: 'New name', status: 'Active', oidc: { client_id: 'c2' } },
    })
    const { rows } = await context.pool.query('select * from identity_providers')
    const audit = await context.pool.query('select * from audit_events')
    expect(JSON.stringify([created.body, changed.body, rows, audit.rows])).not.toContain(oidc.client_secret)
    await call(endpoints.deleteIdentityProvider, { team: context.acme, id })
  })
})

describe('an email domain', () => {
  const claim = async (domain: string, team = context.acme) => {
    const { body } = await call(endpoints.claimDomain, { team, body: { domain } })
    return z.parse(endpoints.claimDomain.output, body).data
  }

  test('is verified by its TXT record', async () => {
    const { id, txt_record, status } = await claim(' Proof.Acme.test ')
    expect([status, txt_record]).toEqual(['Pending', expect.stringMatching(/^sextant-domain-verification=[\w-]{22}$/)])
    expect((await call(endpoints.verifyDomain, { team: context.acme, id })).status).toBe(409)
    outside.records.set('proof.acme.test', [`${txt_record}x`])
    expect((await call(endpoints.verifyDomain, { team: context.acme, id })).status).toBe(409)
    outside.records.set('proof.acme.test', ['v=spf1 -all', txt_record])
    const { body } = await call(endpoints.verifyDomain, { team: context.acme, id })
    expect(body).toMatchObject({ data: { domain: 'proof.acme.test', status: 'Verified' } })
    expect((await claim('proof.acme.test')).txt_record).toBe(txt_record)
  })

  test('belongs to one team: a second verification is refused, even in parallel', async () => {
    const [mine, theirs] = [await claim('both.test'), await claim('both.test', context.globex)]
    outside.records.set('both.test', [mine.txt_record, theirs.txt_record])
    const answers = await Promise.all([
      call(endpoints.verifyDomain, { team: context.acme, id: mine.id }),
      call(endpoints.verifyDomain, { team: context.globex, id: theirs.id }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each(['localhost', 'acme', '-x.test', 'a b.test', 'x..test', 'x.test.', '192.0.2.1'])(
    '%s is rejected as a domain: 422',
    async (domain) => {
      const { status } = await call(endpoints.claimDomain, { team: context.acme, body: { domain } })
      expect(status).toBe(422)
    },
  )
})

describe('single sign-on', () => {
  test('requires a provider and a domain, and the last ones cannot be removed', async () => {
    const team = context.acmeApps
    const on = async () => await call(endpoints.updateAuthentication, { team, body: { sso_enabled: true } })
    expect((await on()).status).toBe(409)
    const provider = await call(endpoints.createIdentityProvider, {
      team,
      body: { type: 'oidc', name: 'ID', oidc },
    })
    const id = idOf(provider.body)
    await call(endpoints.updateIdentityProvider, { team, id, body: { status: 'Active' } })
    expect((await on()).status).toBe(409)
    const claimed = await call(endpoints.claimDomain, { team, body: { domain: 'apps.test' } })
    const { data } = z.parse(endpoints.claimDomain.output, claimed.body)
    outside.records.set('apps.test', [data.txt_record])
    await call(endpoints.verifyDomain, { team, id: data.id })
    expect((await on()).body).toEqual({
      data: { sso_enabled: true, scim_base_url: 'http://localhost:3000/scim/v2' },
    })
    expect((await call(endpoints.deleteIdentityProvider, { team, id })).status).toBe(409)
    expect((await call(endpoints.updateIdentityProvider, { team, id, body: { status: 'Inactive' } })).status).toBe(409)
    expect((await call(endpoints.releaseDomain, { team, id: data.id })).status).toBe(409)
    await call(endpoints.updateAuthentication, { team, body: { sso_enabled: false } })
    expect((await call(endpoints.releaseDomain, { team, id: data.id })).status).toBe(200)
    expect((await call(endpoints.deleteIdentityProvider, { team, id })).status).toBe(200)
  })
})

test('a directory token is returned once, stored as a hash, and can be revoked', async () => {
  const created = await call(endpoints.createScimToken, { team: context.acme, body: { name: 'Directory' } })
  const { data } = z.parse(endpoints.createScimToken.output, created.body)
  expect(data.token).toMatch(/^[\w-]{43}$/)
  const list = await call(endpoints.listScimTokens, { team: context.acme })
  const { rows } = await context.pool.query("select *, encode(token_hash, 'escape') from scim_tokens")
  expect(list.body).toMatchObject({ data: [{ id: data.id, name: 'Directory', last_used_at: null }] })
  expect(JSON.stringify([list.body, rows])).not.toContain(data.token)
  expect((await call(endpoints.revokeScimToken, { team: context.acme, id: data.id })).status).toBe(200)
  expect((await call(endpoints.revokeScimToken, { team: context.acme, id: data.id })).status).toBe(404)
})

test('providers on private networks are called only if the operator allows it', async () => {
  const guarded = externalServices(false)
  await expect(guarded.http.send({ method: 'GET', url: 'http://127.0.0.1:1/' })).rejects.toThrow('private or reserved')
  await expect(guarded.http.send({ method: 'GET', url: 'http://localhost:1/' })).rejects.toThrow('private or reserved')
  await guarded.http.close()
})
