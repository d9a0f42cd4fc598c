import type { User } from '@sextant/contract/account/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { readDeveloper, readOrganization } from '@sextant/contract/teams/endpoints'
import type { Team } from '@sextant/contract/teams/schemas'
import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../kit/endpoint-query'

/** One of the user's teams, as returned with the current user; null for teams that the user can only browse. */
const findOwnTeam = (user: User, ref: TeamRef): Team | null =>
  user.teams.find((team) => team.id === ref.id && team.teamType === ref.type) ?? null

const teamQuery = (team: TeamRef) =>
  team.type === 'org' ? endpointQuery(readOrganization, { team }) : endpointQuery(readDeveloper, { team })

/** Returns a team. Teams the user is not a member of are fetched, which requires a global role. */
export const teamOf = async (queryClient: QueryClient, user: User, ref: TeamRef): Promise<Team> =>
  findOwnTeam(user, ref) ?? (await queryClient.ensureQueryData(teamQuery(ref))).data

/** Returns the team if it is already cached. */
export const cachedTeam = (queryClient: QueryClient, user: User, ref: TeamRef): Team | null =>
  findOwnTeam(user, ref) ?? queryClient.getQueryData(teamQuery(ref).queryKey)?.data ?? null
