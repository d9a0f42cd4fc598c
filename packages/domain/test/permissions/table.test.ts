import { isPermissionName, permissionNames, roles } from '@sextant/contract/kit/permissions'
import { can, rolesAnywhere, rolesIn } from '@sextant/domain/permissions/can'
import { grants } from '@sextant/domain/permissions/table'
import { describe, expect, test, vi } from 'vitest'
import { specAllows, specTable } from './spec-table'

describe('the permission table', () => {
  test('names exactly the permissions of the specification', () => {
    expect([...permissionNames].toSorted()).toEqual([...specTable.keys()].toSorted())
    expect([...grants.keys()].toSorted()).toEqual([...specTable.keys()].toSorted())
    expect([...grants.keys()].every(isPermissionName)).toBe(true)
  })

  test.each([...specTable])('%s is granted to %s', (permission) => {
    const holders = roles.filter((role) => specAllows(role, permission))
    expect(roles.filter((role) => can([role], permission))).toEqual(holders)
  })
})

describe('checking a permission', () => {
  test('an undefined permission is allowed, even without a role', () => {
    expect(can([], undefined)).toBe(true)
  })

  test('an unknown permission is reported and denied, even to a super-admin', () => {
    const report = vi.fn<(name: string) => void>()
    expect(can(['super-admin'], 'fly-planes', report)).toBe(false)
    expect(report).toHaveBeenCalledExactlyOnceWith('fly-planes')
  })

  test('roles in a team are the global ones and those for its type and ID', () => {
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
