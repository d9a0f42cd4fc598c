import {
  claimDomain,
  createIdentityProvider,
  updateIdentityProvider,
  verifyDomain,
} from '@sextant/contract/authentication/endpoints'
import type { InputOf } from '@sextant/contract/kit/endpoint'
import * as z from 'zod/mini'
import type { TestContext } from '../test-context'
import { oidcClient, startOidcProvider } from './oidc-provider'
import type { loopback } from './outside'

type Draft = NonNullable<InputOf<typeof createIdentityProvider>['body']>

/** Adds a provider to Acme, enables it if complete, and returns its ID and setup. */
export async function addProvider(context: TestContext, draft: Draft) {
  const as = context.people['super-admin']
  const created = await context.call(createIdentityProvider, { team: context.acme, body: draft }, as)
  const { data } = z.parse(createIdentityProvider.output, created.body)
  const input = { team: context.acme, id: data.id, body: { status: 'Active' as const } }
  await context.call(updateIdentityProvider, input, as)
  return data
}

/** A real local OpenID provider that is configured in Acme. */
export async function addOidcProvider(context: TestContext, name: string) {
  const { id, setup } = await addProvider(context, { type: 'oidc', name })
  const provider = await startOidcProvider(setup.callback_url)
  const body = { oidc: { issuer: provider.issuer, ...oidcClient }, status: 'Active' as const }
  await context.call(updateIdentityProvider, { team: context.acme, id, body }, context.people['super-admin'])
  return { ...provider, callback: setup.callback_url }
}

/** Verifies an email domain for Acme. */
export async function proveDomain(
  context: TestContext,
  outside: ReturnType<typeof loopback>,
  domain: string,
): Promise<void> {
  const as = context.people['super-admin']
  const created = await context.call(claimDomain, { team: context.acme, body: { domain } }, as)
  const { data } = z.parse(claimDomain.output, created.body)
  outside.records.set(domain, ['something else', data.txt_record])
  await context.call(verifyDomain, { team: context.acme, id: data.id }, as)
}
