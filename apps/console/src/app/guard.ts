import type { User } from '@sextant/contract/account/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { can, rolesAnywhere, rolesIn } from '@sextant/domain/permissions/can'
import { Missing } from '../kit/failure'
import { logError } from '../kit/log'
import type { RouteData } from './route-data'

type RouteMatch = { readonly staticData: RouteData; readonly params: unknown }

const teamIdIn = (params: unknown): unknown =>
  typeof params === 'object' && params !== null && 'teamId' in params ? params.teamId : undefined

/** The team in the URL; null on pages outside teams. Throws `Missing` if the ID is invalid. */
export function teamIn(matches: readonly RouteMatch[]): TeamRef | null {
  const type = matches.find(({ staticData }) => staticData.teamType)?.staticData.teamType
  const id = matches.map(({ params }) => teamIdIn(params)).find((found) => found !== undefined)
  if (type === undefined || id === undefined) return null
  if (typeof id !== 'string' || !/^\d+$/.test(id)) throw new Missing('A team has a number.')
  return { type, id }
}

/**
 * The first permission that a matched route requires and the user lacks; null if access is allowed (spec §5). An
 * unknown permission name is logged and counts as missing.
 */
export function refusedPermission(matches: readonly RouteMatch[], user: User, team: TeamRef | null): string | null {
  const roles = team ? rolesIn(user.roles, team) : rolesAnywhere(user.roles)
  const refused = matches.find(
    ({ staticData }) =>
      !can(roles, staticData.permission, (name) => logError(`There is no permission called ${name}.`)),
  )
  return refused?.staticData.permission ?? null
}
