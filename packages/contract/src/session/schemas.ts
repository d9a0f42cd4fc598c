import * as z from 'zod/mini'
import { NewPassword, SignedCredential, User } from '../account/schemas'
import { TeamType } from '../kit/team'
import { EmailAddress, Id, Instant, oneLine, Token } from '../kit/wire'

export const Credentials = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Enter your email address.'), z.maxLength(254)),
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(1024)),
  /** Keeps the session for 30 days rather than until the browser closes. */
  remember: z.optional(z.boolean()),
  /** The second factor, if the account has one: six digits, or a recovery code. */
  code: z.optional(z.string().check(z.maxLength(64))),
})
export type Credentials = z.infer<typeof Credentials>

/** The ways to provide a second factor: a code with the credentials, or a passkey instead of them. */
export const SecondFactor = z.enum(['totp', 'passkey', 'recovery_code'])
export type SecondFactor = z.infer<typeof SecondFactor>

export const LoginResponse = z.object({
  data: z.union([z.object({ user: User }), z.object({ two_factor: z.literal(true), methods: z.array(SecondFactor) })]),
})

/** Where to go next. */
export const Redirect = z.object({ data: z.object({ redirect: z.string() }) })
export const Message = z.object({ data: z.object({ message: z.string() }) })

/** A WebAuthn request: pass `options` to the browser unchanged, and return `challenge_id` with its response. */
export const PasskeyRequest = z.object({
  data: z.object({ challenge_id: Token, options: z.record(z.string(), z.unknown()) }),
})
/** The browser's response to a WebAuthn request, from `PublicKeyCredential.toJSON()`. */
export const PasskeyResponse = z.object({
  challenge_id: Token,
  credential: SignedCredential,
  remember: z.optional(z.boolean()),
})

export const Registration = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter your name.'), z.maxLength(200), oneLine),
  email: EmailAddress,
  password: NewPassword,
  team_name: z.string().check(z.trim(), z.minLength(1, 'Enter a name for your team.'), z.maxLength(100), oneLine),
})

export const PasswordReset = z.object({ token: Token, password: NewPassword })

/** The purpose of a link, which can be looked up without using the link. */
export const TokenInfo = z.object({
  type: z.enum(['registration', 'email_change', 'password_reset', 'invitation']),
  email: z.string(),
  /** For an invitation: the team, the role, and whether the address has an account. */
  team: z.optional(z.object({ id: Id, type: TeamType, name: z.string() })),
  role: z.optional(z.string()),
  has_account: z.optional(z.boolean()),
})

export const Session = z.object({
  id: Id,
  /** Whether this is the current session. */
  current: z.boolean(),
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  created: Instant,
  last_seen_at: Instant,
  expires_at: Instant,
})
export type Session = z.infer<typeof Session>
