import type { User } from '@sextant/contract/account/schemas'
import type { PermissionName } from '@sextant/contract/kit/permissions'
import { type TeamType, teamTypes } from '@sextant/contract/kit/team'
import { dashboardRoute, routeNames } from '../kit/route-names'

/**
 * The target of `/` (spec §2): the last team's dashboard, otherwise the list of teams, or the sign-in page without a
 * session.
 */
export function homeOf(user: User | null): string {
  if (user === null) return '/login'
  const last = user.teams.find(({ id, status }) => id === user.last_team_id && status === 'Active')
  return last ? dashboardRoute({ type: last.teamType, id: last.id }) : routeNames['teams.index']
}

type IndexRedirect = {
  readonly teams: readonly TeamType[]
  /** Both paths are relative to the team's base path. */
  readonly from: string
  readonly to: string
  readonly permission?: PermissionName
}

/** Index paths of a workspace that redirect to their first child (spec §2). */
export const indexRedirects: readonly IndexRedirect[] = [
  { teams: teamTypes, from: '/', to: 'dashboard' },
  { teams: teamTypes, from: 'settings', to: 'settings/general', permission: 'browse-settings' },
  { teams: ['org'], from: 'resources', to: 'data-explorer', permission: 'add-downloads' },
  { teams: ['org'], from: 'imports', to: 'imports/new', permission: 'browse-imports' },
]
