import type { User } from '@sextant/contract/account/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { readDeveloper, readOrganization } from '@sextant/contract/teams/endpoints'
import type { Team } from '@sextant/contract/teams/schemas'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../kit/ask'

/** Whether this browser has a session, as far as a page can tell: the cookie itself is not readable, its shadow is. */
export const hasSession = (cookie: string): boolean => /(?:^|;\s*)signed_in=/.test(cookie)

/** One's own team as it came with the user; null for teams that one only may look into. */
export const ownTeam = (user: User, ref: TeamRef): Team | null =>
  user.teams.find((team) => team.id === ref.id && team.teamType === ref.type) ?? null

/** The record of a team; another than one's own is asked for, which only those with a global role may. */
export async function teamOf(queryClient: QueryClient, user: User, ref: TeamRef): Promise<Team> {
  const own = ownTeam(user, ref)
  if (own) return own
  const query = ref.type === 'org' ? ask(readOrganization, { team: ref }) : ask(readDeveloper, { team: ref })
  return (await queryClient.ensureQueryData(query)).data
}
