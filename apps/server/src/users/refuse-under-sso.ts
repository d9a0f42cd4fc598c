import { loadUser } from '../account'
import type { Tx } from '../platform/database/transaction'
import { personOf, type TeamCtx } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import { findTeam } from '../teams'

/**
 * In an organisation that has single sign-on, or for who has it by any of their teams, there are no invitations (404):
 * the directory makes users (spec §5). Answers the team and who asks.
 */
export async function refuseUnderSso(tx: Tx, ctx: TeamCtx) {
  const team = (await findTeam(tx, ctx.team)) ?? refuse('not_found')
  const inviter = await loadUser(tx, personOf(ctx).id)
  if (team.type === 'org' && [team, ...inviter.teams].some(({ sso_enabled }) => sso_enabled)) refuse('not_found')
  return { team, inviter }
}
