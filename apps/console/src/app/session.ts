import type { User } from '@sextant/contract/account/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { readDeveloper, readOrganization } from '@sextant/contract/teams/endpoints'
import type { Team } from '@sextant/contract/teams/schemas'
import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../kit/endpoint-query'

/** One's own team as it came with the user; null for teams that one only may look into. */
const ownTeam = (user: User, ref: TeamRef): Team | null =>
  user.teams.find((team) => team.id === ref.id && team.teamType === ref.type) ?? null

const teamQuery = (team: TeamRef) =>
  team.type === 'org' ? endpointQuery(readOrganization, { team }) : endpointQuery(readDeveloper, { team })

/** The record of a team; another than one's own is asked for, which only those with a global role may. */
export const teamOf = async (queryClient: QueryClient, user: User, ref: TeamRef): Promise<Team> =>
  ownTeam(user, ref) ?? (await queryClient.ensureQueryData(teamQuery(ref))).data

/** The same as far as it was asked for already. */
export const cachedTeam = (queryClient: QueryClient, user: User, ref: TeamRef): Team | null =>
  ownTeam(user, ref) ?? queryClient.getQueryData(teamQuery(ref).queryKey)?.data ?? null
