/**
 * What an application may be allowed to do, in the words of OAuth 2.0 (RFC 6749 §3.3): `emails:read`, `trips:write`.
 */

/** Resources that applications read and change; each has a scope `:read` and a scope `:write`. */
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

/** The feed of events can only be read; each event in it needs the scope of its resource as well. */
export type Scope = `${ScopedResource}:${'read' | 'write'}` | 'events:read'

export const scopes: readonly [Scope, ...Scope[]] = [
  'events:read',
  ...scopedResources.flatMap((resource): Scope[] => [`${resource}:read`, `${resource}:write`]),
]

export const isScope = (text: string): text is Scope => scopes.some((scope) => scope === text)
