import type { CrudResource, PermissionName, Role } from '@sextant/contract/kit/permissions'

type Holders = readonly Role[]
type Row = {
  readonly browse: Holders
  readonly edit: Holders
  readonly add: Holders
  readonly delete: Holders
}

const everyone: Holders = ['super-admin', 'super-viewer', 'owner', 'user', 'viewer']
const insiders: Holders = ['super-admin', 'super-viewer', 'owner', 'user']
const keepers: Holders = ['super-admin', 'owner']
const editors: Holders = ['super-admin', 'owner', 'user']
const overseers: Holders = ['super-admin', 'super-viewer', 'owner']
const operator: Holders = ['super-admin']

/**
 * Who may browse and read, edit, add and delete, by resource (spec §6). `filters` is the auto-detect filter resource.
 */
const resources: Record<CrudResource, Row> = {
  organizations: { browse: everyone, edit: keepers, add: operator, delete: keepers },
  developers: {
    browse: everyone,
    edit: keepers,
    add: ['super-admin', 'owner', 'user', 'viewer'],
    delete: operator,
  },
  dsr: { browse: everyone, edit: keepers, add: keepers, delete: keepers },
  emails: { browse: everyone, edit: keepers, add: keepers, delete: keepers },
  imports: { browse: everyone, edit: keepers, add: keepers, delete: keepers },
  trips: { browse: everyone, edit: editors, add: keepers, delete: keepers },
  segments: { browse: everyone, edit: editors, add: keepers, delete: keepers },
  reports: { browse: everyone, edit: everyone, add: everyone, delete: keepers },
  members: { browse: everyone, edit: editors, add: keepers, delete: keepers },
  users: { browse: insiders, edit: overseers, add: overseers, delete: overseers },
  invitations: { browse: everyone, edit: keepers, add: overseers, delete: keepers },
  integrations: { browse: insiders, edit: keepers, add: keepers, delete: keepers },
  mailboxes: { browse: insiders, edit: keepers, add: keepers, delete: keepers },
  applications: { browse: insiders, edit: keepers, add: keepers, delete: keepers },
  webhooks: { browse: insiders, edit: keepers, add: keepers, delete: keepers },
  filters: { browse: insiders, edit: operator, add: keepers, delete: operator },
  downloads: { browse: everyone, edit: editors, add: insiders, delete: operator },
}

type Single = Exclude<PermissionName, `${'browse' | 'read' | 'edit' | 'add' | 'delete'}-${CrudResource}`>

const singles: Record<Single, Holders> = {
  'browse-dashboard': everyone,
  'read-dashboard': everyone,
  'browse-billing': overseers,
  'read-billing': overseers,
  'browse-settings': insiders,
  'read-application-key': editors,
  'edit-application-key': keepers,
  'browse-all-organizations': ['super-admin', 'super-viewer'],
  'browse-all-developers': ['super-admin', 'super-viewer'],
  'signup-organizations': keepers,
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
