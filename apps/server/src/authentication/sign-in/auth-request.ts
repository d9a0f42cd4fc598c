import { type SsoError, ssoErrors } from '@sextant/contract/authentication/sso-errors'
import * as z from 'zod/mini'

/** State of a sign-in at a provider, stored under a single-use token. */
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

/** The person as described by the provider. */
export const SsoIdentity = z.object({
  subject: z.string().check(z.minLength(1), z.maxLength(1000)),
  email: z.string().check(z.email(), z.maxLength(254)),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
})
export type SsoIdentity = z.infer<typeof SsoIdentity>

/** A path on our own site to return to; anything else becomes the start page. */
export const safeNext = (next: string | undefined): string =>
  next !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : '/'

/** A failed sign-in, with the reason shown to the person. Details go to the log. */
export class SsoFailed extends Error {
  override readonly name = 'NoArrival'
  constructor(readonly code: SsoError) {
    super(ssoErrors[code])
  }
}
