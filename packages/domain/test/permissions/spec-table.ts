import type { Role } from '@sextant/contract/kit/permissions'

/**
 * The permission table of the specification (§6), row by row. Letters: a super-admin, s super-viewer, o owner, u user,
 * v viewer.
 */
const table = `
organizations      asouv  ao     a      ao
dsr                asouv  ao     ao     ao
emails             asouv  ao     ao     ao
imports            asouv  ao     ao     ao
trips              asouv  aou    ao     ao
segments           asouv  aou    ao     ao
reports            asouv  asouv  asouv  ao
members            asouv  aou    ao     ao
users              asou   aso    aso    aso
invitations        asouv  ao     aso    ao
integrations       asou   ao     ao     ao
mailboxes          asou   ao     ao     ao
applications       asou   ao     ao     ao
webhooks           asou   ao     ao     ao
filters            asou   a      ao     a
downloads          asouv  aou    asou   a
developers         asouv  ao     aouv   a
`

/** Permissions outside the table, and those of rows without all five verbs. */
const single: Record<string, string> = {
  'browse-dashboard': 'asouv',
  'read-dashboard': 'asouv',
  'read-application-key': 'aou',
  'edit-application-key': 'ao',
  'browse-billing': 'aso',
  'read-billing': 'aso',
  'browse-settings': 'asou',
  'browse-all-organizations': 'as',
  'browse-all-developers': 'as',
  'signup-organizations': 'ao',
  'browse-support': 'asouv',
  'add-feedback': 'asouv',
  'browse-authentication': 'a',
}

const letters: Record<Role, string> = {
  'super-admin': 'a',
  'super-viewer': 's',
  owner: 'o',
  user: 'u',
  viewer: 'v',
}

/** The letters of the roles that hold each permission, according to the specification. */
export const specTable: ReadonlyMap<string, string> = new Map([
  ...Object.entries(single),
  ...table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [resource, browse = '', edit = '', add = '', del = ''] = line.split(/\s+/)
      return [
        [`browse-${resource}`, browse] as const,
        [`read-${resource}`, browse] as const,
        [`edit-${resource}`, edit] as const,
        [`add-${resource}`, add] as const,
        [`delete-${resource}`, del] as const,
      ]
    }),
])

/** Whether the specification grants a permission to a role. Throws if it does not list the permission. */
export function specAllows(role: Role, permission: string): boolean {
  const holders = specTable.get(permission)
  if (holders === undefined) throw new Error(`The specification has no permission called ${permission}.`)
  return holders.includes(letters[role])
}
