import * as z from 'zod/mini'
import { UserRoles } from '../kit/roles'
import { Id, Instant, oneLine, TimeZone, timestamps } from '../kit/wire'
import { Team } from '../teams/schemas'

export const User = z.object({
  id: Id,
  name: z.nullable(z.string()),
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  roles: UserRoles,
  teams: z.array(Team),
  time_zone_id: z.nullable(z.string()),
  locale: z.nullable(z.string()),
  two_factor_enabled: z.boolean(),
  /** False for people who sign in only through an identity provider or by passkey. */
  has_password: z.boolean(),
  last_login_at: z.nullable(Instant),
  /** The most recently opened workspace; `/` redirects to it. */
  last_team_id: z.nullable(Id),
  ...timestamps,
})
export type User = z.infer<typeof User>

export const passwordLength = { minimum: 10, maximum: 1024 } as const

/** A new password. Length limits follow NIST SP 800-63B; the server also rejects common ones. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(passwordLength.minimum, `Must have at least ${passwordLength.minimum} characters.`),
    z.maxLength(passwordLength.maximum),
  )
  .register(z.globalRegistry, { examples: ['correct horse battery'] })

const PersonName = z.nullable(z.string().check(z.trim(), z.maxLength(100), oneLine))

/** A change to the caller's profile; omitted fields stay unchanged. */
export const ProfileChange = z.object({
  first_name: z.optional(PersonName),
  last_name: z.optional(PersonName),
  time_zone_id: z.optional(z.nullable(TimeZone)),
  locale: z.optional(z.nullable(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)))),
  last_team_id: z.optional(z.nullable(Id)),
})

/** The caller's password, required for sensitive actions. Omitted if the account has none. */
export const Confirmation = z.object({
  password: z._default(z.string().check(z.maxLength(1024)), ''),
})

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created: Instant,
  last_used_at: z.nullable(Instant),
})
export type Passkey = z.infer<typeof Passkey>

/** The account's second factors. */
export const TwoFactor = z.object({
  totp: z.boolean(),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.int(),
})
export type TwoFactor = z.infer<typeof TwoFactor>

/** Shown only once. Each replaces the second factor for one sign-in. Empty if codes already exist. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const TimeZoneChoice = z.object({
  id: z.string(),
  /** `Europe/Paris (UTC+01:00)`, with the current offset. */
  label: z.string(),
  offset_minutes: z.int(),
})

const Base64Url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+$/))
const credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
}

/** A new passkey from the browser: `PublicKeyCredential.toJSON()` (WebAuthn §5.1). */
export const CreatedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.optional(z.array(z.string()).check(z.maxLength(10))),
  }),
})

/** A passkey's signature from the browser. */
export const SignedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(z.nullable(z.string())),
  }),
})
