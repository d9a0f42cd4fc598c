import { isPermissionName, permissionNames, roles } from '@sextant/contract/kit/permissions'
import { can, rolesAnywhere, rolesIn } from '@sextant/domain/permissions/can'
import { grants } from '@sextant/domain/permissions/table'
import { describe, expect, test, vi } from 'vitest'

/** The permission table of the specification (§6), row by row. Letters: a super-admin, s super-viewer, o owner, u user, v viewer. */
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

const letters = { 'super-admin': 'a', 'super-viewer': 's', owner: 'o', user: 'u', viewer: 'v' }

const expected = new Map(Object.entries(single))
for (const line of table.trim().split('\n')) {
  const [resource, browse = '', edit = '', add = '', del = ''] = line.split(/\s+/)
  expected.set(`browse-${resource}`, browse)
  expected.set(`read-${resource}`, browse)
  expected.set(`edit-${resource}`, edit)
  expected.set(`add-${resource}`, add)
  expected.set(`delete-${resource}`, del)
}

describe('the permission table', () => {
  test('names exactly the permissions of the specification', () => {
    expect([...permissionNames].toSorted()).toEqual([...expected.keys()].toSorted())
    expect([...grants.keys()].toSorted()).toEqual([...expected.keys()].toSorted())
    expect([...grants.keys()].every(isPermissionName)).toBe(true)
  })

  test.each([...expected])('%s is held by %s', (permission, holders) => {
    const held = roles.filter((role) => can([role], permission)).map((role) => letters[role])
    expect(held.join('')).toBe(holders)
  })
})

describe('judging a permission', () => {
  test('no name at all means allowed, even without a role', () => {
    expect(can([], undefined)).toBe(true)
  })

  test('an unknown name is reported and not held, not even by a super-admin', () => {
    const report = vi.fn<(name: string) => void>()
    expect(can(['super-admin'], 'fly-planes', report)).toBe(false)
    expect(report).toHaveBeenCalledExactlyOnceWith('fly-planes')
  })

  test('roles in a team are those for its type and id and the global ones', () => {
    const user = {
      org: { '7': ['owner' as const] },
      dev: { '7': ['viewer' as const] },
      global: ['super-viewer' as const],
    }
    expect(rolesIn(user, { type: 'org', id: '7' })).toEqual(['owner', 'super-viewer'])
    expect(rolesIn(user, { type: 'dev', id: '7' })).toEqual(['viewer', 'super-viewer'])
    expect(rolesIn(user, { type: 'org', id: '8' })).toEqual(['super-viewer'])
    expect(rolesAnywhere(user)).toEqual(['owner', 'viewer', 'super-viewer'])
  })
})
