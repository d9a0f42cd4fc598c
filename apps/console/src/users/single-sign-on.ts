import { useTeamRef, useUser } from '../kit/workspace'

/**
 * Whether users of this team come from a directory, so that nobody invites them here: in an organization, for who has
 * single sign-on by any of their teams (spec §5).
 */
export function useSingleSignOn(): boolean {
  const { type } = useTeamRef()
  const { teams } = useUser()
  return type === 'org' && teams.some(({ sso_enabled }) => sso_enabled)
}
