import { loadUser } from '../account'
import type { Tx } from '../platform/database/transaction'
import { personOf, type TeamCtx } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import { findTeam } from '../teams'

/**
 * Refuses invitations (404) in organisations with single sign-on, and by callers who have it in any of their teams,
 * since there the directory creates users (spec §5). Returns the team and the caller.
 */
export async function refuseUnderSso(tx: Tx, ctx: TeamCtx) {
  const team = (await findTeam(tx, ctx.team)) ?? refuse('not_found')
  const inviter = await loadUser(tx, personOf(ctx).id)
  if (team.type === 'org' && [team, ...inviter.teams].some(({ sso_enabled }) => sso_enabled)) refuse('not_found')
  return { team, inviter }
}
