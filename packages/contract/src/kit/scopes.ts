/** The permissions of an application as OAuth 2.0 scopes (RFC 6749 §3.3): `emails:read`, `trips:write`. */

/** Resources that applications read and change; each has the scopes `:read` and `:write`. */
export const scopedResources = [
  'emails',
  'trips',
  'segments',
  'members',
  'reports',
  'webhooks',
  'mailboxes',
  'imports',
  'downloads',
] as const
export type ScopedResource = (typeof scopedResources)[number]

/** The event feed is read-only; each event also requires the read scope of its resource. */
export type Scope = `${ScopedResource}:${'read' | 'write'}` | 'events:read'

export const scopes: readonly [Scope, ...Scope[]] = [
  'events:read',
  ...scopedResources.flatMap((resource): Scope[] => [`${resource}:read`, `${resource}:write`]),
]

export const isScope = (text: string): text is Scope => scopes.some((scope) => scope === text)
