import { permissionNames } from '@sextant/contract/kit/permissions'
import { scopedResources, scopes } from '@sextant/contract/kit/scopes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permissionsOf, readScopes, scopesHold } from '../../src/permissions/scopes'

const scope = fc.constantFrom(...scopes)

describe('a scope', () => {
  test.each(scopedResources)(
    '%s:read allows browsing and reading, and %s:write editing, adding and deleting',
    (resource) => {
      expect(permissionsOf(`${resource}:read`)).toEqual([`browse-${resource}`, `read-${resource}`])
      expect(permissionsOf(`${resource}:write`)).toEqual([`edit-${resource}`, `add-${resource}`, `delete-${resource}`])
    },
  )

  test('for events grants no permission by itself', () => {
    expect(permissionsOf('events:read')).toEqual([])
  })

  test('never grants access to people, secrets or settings', () => {
    const granted = new Set(scopes.flatMap(permissionsOf))
    const never = permissionNames.filter((name) =>
      /-(users|invitations|applications|application-key|organizations|developers|settings|authentication|dsr|integrations|filters)$/.test(
        name,
      ),
    )
    expect(never.filter((name) => granted.has(name))).toEqual([])
  })
})

test('several scopes grant what any one of them grants, and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(scope), fc.constantFrom(...permissionNames), (some, permission) => {
      const granted = some.flatMap(permissionsOf).some((name) => name === permission)
      expect(scopesHold(some, permission)).toBe(granted)
    }),
  )
})

describe('a scope string', () => {
  test('allows any spacing and repetition', () => {
    fc.assert(
      fc.property(fc.uniqueArray(scope), fc.constantFrom(' ', '  ', '   '), (some, gap) => {
        expect(readScopes([...some, ...some].join(gap))).toEqual(some)
      }),
    )
  })

  test('with an unknown scope is invalid', () => {
    expect(readScopes('trips:read trips:admin')).toBeNull()
    expect(readScopes('TRIPS:READ')).toBeNull()
    expect(readScopes('')).toEqual([])
  })
})
