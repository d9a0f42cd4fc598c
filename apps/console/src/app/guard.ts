import type { User } from '@sextant/contract/account/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { can, rolesAnywhere, rolesIn } from '@sextant/domain/permissions/can'
import { Missing } from '../kit/failure'
import { logError } from '../kit/log'
import type { RouteData } from './route-data'

type Matched = { readonly staticData: RouteData; readonly params: unknown }

const teamIdIn = (params: unknown): unknown =>
  typeof params === 'object' && params !== null && 'teamId' in params ? params.teamId : undefined

/** The team that an address names; null above the teams. Throws `Missing` where the id is none. */
export function teamIn(matches: readonly Matched[]): TeamRef | null {
  const type = matches.find(({ staticData }) => staticData.teamType)?.staticData.teamType
  const id = matches.map(({ params }) => teamIdIn(params)).find((found) => found !== undefined)
  if (type === undefined || id === undefined) return null
  if (typeof id !== 'string' || !/^\d+$/.test(id)) throw new Missing('A team has a number.')
  return { type, id }
}

/**
 * The first permission that a matched route asks for and the user does not hold; null where all may pass (spec §5).
 * A name that does not exist is logged and not held.
 */
export function refusedPermission(matches: readonly Matched[], user: User, team: TeamRef | null): string | null {
  const roles = team ? rolesIn(user.roles, team) : rolesAnywhere(user.roles)
  const refused = matches.find(
    ({ staticData }) =>
      !can(roles, staticData.permission, (name) => logError(`There is no permission called ${name}.`)),
  )
  return refused?.staticData.permission ?? null
}
