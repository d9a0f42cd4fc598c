import { type SsoError, ssoErrors } from '@sextant/contract/authentication/sso-errors'
import * as z from 'zod/mini'

/** What a sign-in at a provider was begun with: kept under its state, in a token that counts once. */
export const AuthRequest = z.object({
  team: z.string(),
  teamType: z.enum(['org', 'dev']),
  provider: z.string(),
  next: z.string(),
  /** OIDC only. */
  nonce: z.optional(z.string()),
  verifier: z.optional(z.string()),
})
export type AuthRequest = z.infer<typeof AuthRequest>

/** Who arrives, as the provider tells. */
export const Arrival = z.object({
  subject: z.string().check(z.minLength(1), z.maxLength(1000)),
  email: z.string().check(z.email(), z.maxLength(254)),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
})
export type Arrival = z.infer<typeof Arrival>

/** A place on our own pages to go to afterwards; anything else is the start page. */
export const safeNext = (next: string | undefined): string =>
  next !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : '/'

/** Why nobody arrived: what the person is told. The log has the rest. */
export class NoArrival extends Error {
  override readonly name = 'NoArrival'
  constructor(readonly code: SsoError) {
    super(ssoErrors[code])
  }
}
