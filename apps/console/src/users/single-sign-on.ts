import { useTeamRef, useUser } from '../kit/workspace'

/**
 * Whether users are managed by a directory, so that they cannot be invited here: in an organization, if any team of the
 * current user has single sign-on (spec §5).
 */
export function useSingleSignOn(): boolean {
  const { type } = useTeamRef()
  const { teams } = useUser()
  return type === 'org' && teams.some(({ sso_enabled }) => sso_enabled)
}
