import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { EmailAddress, one } from '../kit/wire'
import {
  AuthenticationSettings,
  ClaimedDomain,
  IdentityProvider,
  IdentityProviderChange,
  NewDomain,
  NewIdentityProvider,
  NewScimToken,
  ScimToken,
} from './schemas'

const manage = 'browse-authentication'
const all = <T extends z.ZodMiniType>(record: T) => z.object({ data: z.array(record) })

export const startSso = endpoint({
  name: 'authentication.start_sso',
  summary: 'Look up where an address signs in: the URL of its identity provider. 422 without one.',
  method: 'POST',
  path: '/login/sso',
  permission: 'anyone',
  body: z.object({ email: EmailAddress, next: z.optional(z.string().check(z.maxLength(500))) }),
  output: z.object({ data: z.object({ redirect: z.string() }) }),
  statuses: [200],
  errors: ['too_many_requests'],
})

export const readAuthentication = endpoint({
  name: 'authentication.read',
  summary: "Retrieve the team's sign-in settings.",
  method: 'GET',
  path: '{team}/authentication',
  permission: manage,
  output: one(AuthenticationSettings),
})

export const updateAuthentication = endpoint({
  name: 'authentication.update',
  summary: 'Turn single sign-on on or off. 409 without an active provider and a verified domain.',
  method: 'PATCH',
  path: '{team}/authentication',
  permission: manage,
  body: z.object({ sso_enabled: z.boolean() }),
  output: one(AuthenticationSettings),
  errors: ['conflict'],
})

export const listIdentityProviders = endpoint({
  name: 'authentication.providers',
  summary: "List the team's identity providers.",
  method: 'GET',
  path: '{team}/identity-providers',
  permission: manage,
  output: all(IdentityProvider),
})

export const createIdentityProvider = endpoint({
  name: 'authentication.create_provider',
  summary: 'Create an identity provider.',
  method: 'POST',
  path: '{team}/identity-providers',
  permission: manage,
  body: NewIdentityProvider,
  output: one(IdentityProvider),
})

export const updateIdentityProvider = endpoint({
  name: 'authentication.update_provider',
  summary: 'Update an identity provider.',
  method: 'PATCH',
  path: '{team}/identity-providers/{id}',
  permission: manage,
  body: IdentityProviderChange,
  output: one(IdentityProvider),
})

export const deleteIdentityProvider = endpoint({
  name: 'authentication.delete_provider',
  summary: 'Delete an identity provider. 409 for the last active one while single sign-on is on.',
  method: 'DELETE',
  path: '{team}/identity-providers/{id}',
  permission: manage,
  output: z.object({}),
  errors: ['conflict'],
})

export const listDomains = endpoint({
  name: 'authentication.domains',
  summary: 'List the email domains that the team claims.',
  method: 'GET',
  path: '{team}/domains',
  permission: manage,
  output: all(ClaimedDomain),
})

export const claimDomain = endpoint({
  name: 'authentication.claim_domain',
  summary: 'Claim an email domain: the response has the TXT record that verifies it.',
  method: 'POST',
  path: '{team}/domains',
  permission: manage,
  body: NewDomain,
  output: one(ClaimedDomain),
})

export const verifyDomain = endpoint({
  name: 'authentication.verify_domain',
  summary: 'Verify a domain by its TXT record. 409 if it is missing, or another team has verified the domain.',
  method: 'POST',
  path: '{team}/domains/{id}/verify',
  permission: manage,
  output: one(ClaimedDomain),
  statuses: [200],
  errors: ['conflict'],
})

export const releaseDomain = endpoint({
  name: 'authentication.release_domain',
  summary: 'Release an email domain.',
  method: 'DELETE',
  path: '{team}/domains/{id}',
  permission: manage,
  output: z.object({}),
  errors: ['conflict'],
})

export const listScimTokens = endpoint({
  name: 'authentication.scim_tokens',
  summary: 'List the tokens with which directories manage users (SCIM 2.0).',
  method: 'GET',
  path: '{team}/scim-tokens',
  permission: manage,
  output: all(ScimToken),
})

export const createScimToken = endpoint({
  name: 'authentication.create_scim_token',
  summary: 'Create a token for a directory. It is returned only once.',
  method: 'POST',
  path: '{team}/scim-tokens',
  permission: manage,
  body: NewScimToken,
  output: one(z.object({ ...ScimToken.shape, token: z.string() })),
})

export const revokeScimToken = endpoint({
  name: 'authentication.revoke_scim_token',
  summary: "Revoke a directory's token immediately.",
  method: 'DELETE',
  path: '{team}/scim-tokens/{id}',
  permission: manage,
  output: z.object({}),
})
