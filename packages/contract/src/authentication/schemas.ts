import * as z from 'zod/mini'
import { teamRoles } from '../kit/permissions'
import { Id, Instant, timestamps } from '../kit/wire'

const TeamRole = z.enum(teamRoles)
const Name = z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100))
const HttpsUrl = z.string().check(z.maxLength(2000), z.url({ protocol: /^https?$/, error: 'Must be a URL.' }))

/** OpenID Connect settings of the provider. The secret is never returned. */
const Oidc = z.object({ issuer: HttpsUrl, client_id: z.string().check(z.minLength(1), z.maxLength(500)) })
/** SAML 2.0 settings of the provider: entity id, sign-in URL, and signing certificate (PEM). */
const Saml = z.object({
  entity_id: z.string().check(z.minLength(1), z.maxLength(1000)),
  sign_in_url: HttpsUrl,
  certificate: z.string().check(z.minLength(1), z.maxLength(20_000)),
})

/** The values to enter at the provider, shown by the guided setup. */
const ProviderSetup = z.object({
  /** OIDC: the redirect URL; SAML: the assertion consumer service. */
  callback_url: z.string(),
  /** SAML: the service provider's entity id, which is also the URL of its metadata. */
  entity_id: z.nullable(z.string()),
})

export const IdentityProvider = z.object({
  id: Id,
  type: z.enum(['oidc', 'saml']),
  name: z.string(),
  /** Inactive until the setup is complete. */
  status: z.enum(['Active', 'Inactive']),
  default_role: TeamRole,
  oidc: z.nullable(Oidc),
  saml: z.nullable(Saml),
  setup: ProviderSetup,
  last_used_at: z.nullable(Instant),
  ...timestamps,
})
export type IdentityProvider = z.infer<typeof IdentityProvider>

const OidcDraft = z.object({ ...Oidc.shape, client_secret: z.optional(z.string().check(z.maxLength(2000))) })

/**
 * Created with a type and name. The response has the values to enter at the provider; an update adds the provider's.
 */
export const NewIdentityProvider = z.object({
  type: z.enum(['oidc', 'saml']),
  name: Name,
  default_role: z._default(TeamRole, 'viewer'),
  oidc: z.optional(OidcDraft),
  saml: z.optional(Saml),
})

export const IdentityProviderChange = z.object({
  name: z.optional(Name),
  default_role: z.optional(TeamRole),
  status: z.optional(z.enum(['Active', 'Inactive'])),
  oidc: z.optional(OidcDraft),
  saml: z.optional(Saml),
})

/** An email domain claimed by the team; `Verified` once its TXT record has been found. */
export const ClaimedDomain = z.object({
  id: Id,
  domain: z.string(),
  status: z.enum(['Pending', 'Verified']),
  /** The TXT record to publish at the domain itself. */
  txt_record: z.string(),
  verified_at: z.nullable(Instant),
  ...timestamps,
})
export type ClaimedDomain = z.infer<typeof ClaimedDomain>

export const NewDomain = z.object({
  domain: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(253),
      z.regex(
        /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
        'Must be a domain such as example.com.',
      ),
    )
    .register(z.globalRegistry, { examples: ['example.com'] }),
})

export const ScimToken = z.object({ id: Id, name: z.string(), last_used_at: z.nullable(Instant), ...timestamps })
export type ScimToken = z.infer<typeof ScimToken>
export const NewScimToken = z.object({ name: Name })

/** The team's sign-in settings, and the URL for its directory. */
export const AuthenticationSettings = z.object({
  /** Whether members in the team's verified domains must sign in through its provider. */
  sso_enabled: z.boolean(),
  scim_base_url: z.string(),
})
