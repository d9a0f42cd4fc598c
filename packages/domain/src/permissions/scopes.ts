import type { PermissionName } from '@sextant/contract/kit/permissions'
import { isScope, type Scope, scopedResources, scopes } from '@sextant/contract/kit/scopes'

const granted: Readonly<Record<'read' | 'write', readonly ('browse' | 'read' | 'edit' | 'add' | 'delete')[]>> = {
  read: ['browse', 'read'],
  write: ['edit', 'add', 'delete'],
}

const permissions: ReadonlyMap<Scope, readonly PermissionName[]> = new Map(
  scopedResources.flatMap((resource) =>
    (['read', 'write'] as const).map((level) => [
      `${resource}:${level}` as const,
      granted[level].map((verb) => `${verb}-${resource}` as const),
    ]),
  ),
)

/**
 * The permissions of a scope: `x:read` browse and read, `x:write` edit, add and delete. `events:read` grants no
 * permission itself. It opens the feed, each of whose events requires its resource's scope.
 */
export const permissionsOf = (scope: Scope): readonly PermissionName[] => permissions.get(scope) ?? []

/** Whether any of an application's scopes includes a permission. */
export const scopesHold = (granted: readonly Scope[], permission: string): boolean =>
  granted.some((scope) => permissionsOf(scope).some((name) => name === permission))

/** The scope that an application needs for a permission; null if none includes it. */
export const scopeFor = (access: string): Scope | null =>
  access === 'read-events' ? 'events:read' : (scopes.find((scope) => scopesHold([scope], access)) ?? null)

/**
 * The scopes in a text separated by spaces (RFC 6749 §3.3); null if one of them does not exist. Empty text has none.
 */
export function readScopes(text: string): readonly Scope[] | null {
  const named = [...new Set(text.split(' ').filter(Boolean))]
  return named.every(isScope) ? named : null
}
