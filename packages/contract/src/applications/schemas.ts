import * as z from 'zod/mini'
import { type Scope, scopes } from '../kit/scopes'
import { Id, Instant, oneLine, timestamps } from '../kit/wire'

export const applicationStatuses = ['Active', 'Disabled'] as const
export const ApplicationStatus = z.enum(applicationStatuses)
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** The maximum number of applications per team. */
export const maxApplications = 50

/** How long the previous secret stays valid, in hours: a day by default, a month at most. */
export const defaultOverlapHours = 24
const maxOverlapHours = 720

const isRedirect = (text: string): boolean => {
  try {
    const { protocol, hostname, hash } = new URL(text)
    const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    return hash === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback))
  } catch {
    return false
  }
}

/** A redirect URI: https, or http on this machine, without a fragment (RFC 6749 §3.1.2, RFC 8252 §7.3). */
const RedirectUri = z
  .string()
  .check(z.trim(), z.maxLength(2000), z.refine(isRedirect, 'Must begin with https:// (or http://localhost).'))

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length
const unrepeated = z.refine<string[]>(unique, 'Must not name one twice.')

const Name = z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine)
const Description = z.nullable(z.string().check(z.trim(), z.maxLength(500)))
const ScopeName = z.enum(scopes)
const Scopes = z.array(ScopeName).check(
  z.minLength(1, 'Choose at least one.'),
  z.refine<Scope[]>((values) => unique(values), 'Must not name one twice.'),
)
const RedirectUris = z.array(RedirectUri).check(z.maxLength(10), unrepeated)

/** A program that calls the API on behalf of a team (an OAuth 2.0 client). Only a separate call returns its secret. */
export const Application = z.object({
  id: Id,
  client_id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  secret_last4: z.string(),
  /** When the previous secret stops being accepted; null if there is none. */
  previous_secret_expires_at: z.nullable(Instant),
  scopes: z.array(ScopeName),
  status: ApplicationStatus,
  redirect_uris: z.array(z.string()),
  /** Calls per minute. */
  rate_limit: z.int(),
  last_used_at: z.nullable(Instant),
  /** Calls in the last 24 hours, and how many of them were refused or failed. */
  calls_24h: z.int(),
  failed_24h: z.int(),
  created_by: z.nullable(z.string()),
  ...timestamps,
})
export type Application = z.infer<typeof Application>

export const ApplicationDraft = z.object({
  name: Name,
  description: z._default(Description, null),
  scopes: Scopes,
  redirect_uris: z._default(RedirectUris, []),
})
export type ApplicationDraft = z.infer<typeof ApplicationDraft>

export const ApplicationChange = z.object({
  name: z.optional(Name),
  description: z.optional(Description),
  scopes: z.optional(Scopes),
  redirect_uris: z.optional(RedirectUris),
  status: z.optional(ApplicationStatus),
})
export type ApplicationChange = z.infer<typeof ApplicationChange>

/** The client secret; null if the server no longer has the key it was encrypted with. */
export const ApplicationKey = z.object({ secret: z.nullable(z.string()) })

export const NewKey = z.object({
  /** How long the previous secret stays valid; 0 revokes it and all its tokens immediately. */
  overlap_hours: z._default(z.int().check(z.minimum(0), z.maximum(maxOverlapHours)), defaultOverlapHours),
})

/** A logged request from an application. The newest 100,000 are kept for 30 days. */
export const ApplicationRequest = z.object({
  id: Id,
  method: z.string(),
  /** The path as in the API description, and as requested, without the query. */
  route: z.string(),
  path: z.string(),
  status: z.int(),
  duration_ms: z.number(),
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  request_id: z.string(),
  created: Instant,
})
export type ApplicationRequest = z.infer<typeof ApplicationRequest>
