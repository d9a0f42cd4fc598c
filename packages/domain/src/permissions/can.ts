import type { Role } from '@sextant/contract/kit/permissions'
import type { UserRoles } from '@sextant/contract/kit/roles'
import type { TeamRef } from '@sextant/contract/kit/team'
import { grants } from './table'

/**
 * Whether any of the roles holds a permission (spec §5, §6). Undefined means allowed. An unknown name is an error,
 * which is reported to `onUnknown` and counts as not held.
 */
export function can(
  roles: readonly Role[],
  permission: string | undefined,
  onUnknown: (name: string) => void = () => {},
): boolean {
  if (permission === undefined) return true
  const holders = grants.get(permission)
  if (!holders) {
    onUnknown(permission)
    return false
  }
  return roles.some((role) => holders.includes(role))
}

/** The roles that apply in a team: those for its type and id, and the global ones (spec §6). */
export const rolesIn = (roles: UserRoles, team: TeamRef): readonly Role[] => [
  ...(roles[team.type][team.id] ?? []),
  ...roles.global,
]

/** The roles that apply without a team: all of them. */
export const rolesAnywhere = (roles: UserRoles): readonly Role[] => [
  ...new Set<Role>([...Object.values(roles.org).flat(), ...Object.values(roles.dev).flat(), ...roles.global]),
]
