/** Names of permissions and roles (spec §6). `domain/permissions` defines who holds which. */

export const roles = ['super-admin', 'super-viewer', 'owner', 'user', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Global roles, and roles within a team. */
export const globalRoles = ['super-admin', 'super-viewer'] as const satisfies readonly Role[]
export const teamRoles = ['owner', 'user', 'viewer'] as const satisfies readonly Role[]
export type GlobalRole = (typeof globalRoles)[number]
export type TeamRole = (typeof teamRoles)[number]

export const roleLabels: Record<Role, string> = {
  'super-admin': 'Super Administrator',
  'super-viewer': 'Super Viewer',
  owner: 'Owner',
  user: 'User',
  viewer: 'Viewer',
}

const crud = [
  'organizations',
  'dsr',
  'emails',
  'imports',
  'developers',
  'trips',
  'segments',
  'reports',
  'members',
  'users',
  'invitations',
  'integrations',
  'mailboxes',
  'applications',
  'webhooks',
  'filters',
  'downloads',
] as const
type Verb = 'browse' | 'read' | 'edit' | 'add' | 'delete'
const verbs: readonly Verb[] = ['browse', 'read', 'edit', 'add', 'delete']

const others = [
  'browse-dashboard',
  'read-dashboard',
  'browse-billing',
  'read-billing',
  'browse-settings',
  'read-application-key',
  'edit-application-key',
  'browse-all-organizations',
  'browse-all-developers',
  'signup-organizations',
  'browse-support',
  'add-feedback',
  'browse-authentication',
] as const

export type CrudResource = (typeof crud)[number]
export type PermissionName = `${Verb}-${CrudResource}` | (typeof others)[number]

/** All permission names: five verbs for each full resource, plus single permissions. */
export const permissionNames: readonly PermissionName[] = [
  ...crud.flatMap((resource) => verbs.map((verb) => `${verb}-${resource}` as const)),
  ...others,
]

export const isPermissionName = (name: string): name is PermissionName =>
  permissionNames.some((known) => known === name)
