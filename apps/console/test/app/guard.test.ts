import { expect, test, vi } from 'vitest'
import { refusedPermission, teamIn } from '../../src/app/guard'
import { aUser } from '../kit/people'

const org = { type: 'org', id: '1' } as const
const route = (permission?: string) => ({ staticData: permission ? { permission } : {}, params: {} })

test('the guard checks every matched route with a permission (spec §5)', () => {
  const viewer = aUser({ role: 'viewer' })
  expect(refusedPermission([route(), route('browse-trips')], viewer, org)).toBeNull()
  expect(refusedPermission([route('browse-trips'), route('add-trips')], viewer, org)).toBe('add-trips')
  expect(refusedPermission([route('add-trips'), route('browse-trips')], viewer, org)).toBe('add-trips')
})

test('no permission name means allowed; an unknown one is logged and refused (spec §5)', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(refusedPermission([route()], aUser(), org)).toBeNull()
  expect(refusedPermission([route('fly-rockets')], aUser({ global: 'super-admin' }), org)).toBe('fly-rockets')
  expect(log).toHaveBeenCalledWith('There is no permission called fly-rockets.')
})

test('roles apply in their own team, global roles in every team (spec §6)', () => {
  const globex = { type: 'org', id: '9' } as const
  expect(refusedPermission([route('browse-trips')], aUser({ role: 'owner' }), globex)).toBe('browse-trips')
  expect(refusedPermission([route('browse-trips')], aUser({ global: 'super-viewer' }), globex)).toBeNull()
})

test('the team comes from the URL', () => {
  const matched = (teamId: string) => [{ staticData: { teamType: 'dev' as const }, params: { teamId } }]
  expect(teamIn(matched('12'))).toEqual({ type: 'dev', id: '12' })
  expect(teamIn([route()])).toBeNull()
  expect(() => teamIn(matched('twelve'))).toThrow('number')
})
