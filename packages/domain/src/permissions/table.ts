import type { CrudResource, PermissionName, Role } from '@sextant/contract/kit/permissions'

type Holders = readonly Role[]
type Row = {
  readonly browse: Holders
  readonly edit: Holders
  readonly add: Holders
  readonly delete: Holders
}

const everyone: Holders = ['super-admin', 'super-viewer', 'owner', 'user', 'viewer']
const nonViewers: Holders = ['super-admin', 'super-viewer', 'owner', 'user']
const ownersOnly: Holders = ['super-admin', 'owner']
const editors: Holders = ['super-admin', 'owner', 'user']
const ownersAndViewers: Holders = ['super-admin', 'super-viewer', 'owner']
const operator: Holders = ['super-admin']

/**
 * Who may browse and read, edit, add and delete, by resource (spec §6). `filters` is the auto-detect filter resource.
 */
const resources: Record<CrudResource, Row> = {
  organizations: { browse: everyone, edit: ownersOnly, add: operator, delete: ownersOnly },
  developers: {
    browse: everyone,
    edit: ownersOnly,
    add: ['super-admin', 'owner', 'user', 'viewer'],
    delete: operator,
  },
  dsr: { browse: everyone, edit: ownersOnly, add: ownersOnly, delete: ownersOnly },
  emails: { browse: everyone, edit: ownersOnly, add: ownersOnly, delete: ownersOnly },
  imports: { browse: everyone, edit: ownersOnly, add: ownersOnly, delete: ownersOnly },
  trips: { browse: everyone, edit: editors, add: ownersOnly, delete: ownersOnly },
  segments: { browse: everyone, edit: editors, add: ownersOnly, delete: ownersOnly },
  reports: { browse: everyone, edit: everyone, add: everyone, delete: ownersOnly },
  members: { browse: everyone, edit: editors, add: ownersOnly, delete: ownersOnly },
  users: { browse: nonViewers, edit: ownersAndViewers, add: ownersAndViewers, delete: ownersAndViewers },
  invitations: { browse: everyone, edit: ownersOnly, add: ownersAndViewers, delete: ownersOnly },
  integrations: { browse: nonViewers, edit: ownersOnly, add: ownersOnly, delete: ownersOnly },
  mailboxes: { browse: nonViewers, edit: ownersOnly, add: ownersOnly, delete: ownersOnly },
  applications: { browse: nonViewers, edit: ownersOnly, add: ownersOnly, delete: ownersOnly },
  webhooks: { browse: nonViewers, edit: ownersOnly, add: ownersOnly, delete: ownersOnly },
  filters: { browse: nonViewers, edit: operator, add: ownersOnly, delete: operator },
  downloads: { browse: everyone, edit: editors, add: nonViewers, delete: operator },
}

type Single = Exclude<PermissionName, `${'browse' | 'read' | 'edit' | 'add' | 'delete'}-${CrudResource}`>

const singles: Record<Single, Holders> = {
  'browse-dashboard': everyone,
  'read-dashboard': everyone,
  'browse-billing': ownersAndViewers,
  'read-billing': ownersAndViewers,
  'browse-settings': nonViewers,
  'read-application-key': editors,
  'edit-application-key': ownersOnly,
  'browse-all-organizations': ['super-admin', 'super-viewer'],
  'browse-all-developers': ['super-admin', 'super-viewer'],
  'signup-organizations': ownersOnly,
  'browse-support': everyone,
  'add-feedback': everyone,
  'browse-authentication': operator,
}

const rows = Object.entries(resources).flatMap(([resource, row]) => [
  [`browse-${resource}`, row.browse] as const,
  [`read-${resource}`, row.browse] as const,
  [`edit-${resource}`, row.edit] as const,
  [`add-${resource}`, row.add] as const,
  [`delete-${resource}`, row.delete] as const,
])

/** Permission name → the roles that hold it: the whole of spec §6 as data. */
export const grants: ReadonlyMap<string, Holders> = new Map([...rows, ...Object.entries(singles)])
