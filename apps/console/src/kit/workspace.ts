import type { User } from '@sextant/contract/account/schemas'
import type { Access } from '@sextant/contract/kit/endpoint'
import type { TeamRef } from '@sextant/contract/kit/team'
import type { Team } from '@sextant/contract/teams/schemas'
import { can, rolesAnywhere, rolesIn } from '@sextant/domain/permissions/can'
import { createContext, use } from 'react'

/** The current user and team; there is no team on pages outside teams. */
export type Workspace = { readonly user: User; readonly team: Team | null }

export const WorkspaceContext = createContext<Workspace | null>(null)

function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext)
  if (workspace === null) throw new Error('This screen stands outside the signed-in part.')
  return workspace
}

export const refOf = (team: Team): TeamRef => ({ type: team.teamType, id: team.id })

export const useUser = (): User => useWorkspace().user

/** The current team. Throws on pages outside teams. */
export function useTeam(): Team {
  const { team } = useWorkspace()
  if (team === null) throw new Error('This screen stands outside a team.')
  return team
}

export const useTeamRef = (): TeamRef => refOf(useTeam())

/** Whether the user has a permission here: in the team, or in any team on pages outside teams (spec §6). */
export function canIn({ user, team }: Workspace, access: Access): boolean {
  if (access === 'anyone' || access === 'signed-in' || access === 'read-events') return true
  return can(team ? rolesIn(user.roles, refOf(team)) : rolesAnywhere(user.roles), access)
}

/** Returns a function that checks a permission; controls without permission are hidden. */
export function useCan(): (access: Access) => boolean {
  const workspace = useWorkspace()
  return (access) => canIn(workspace, access)
}
