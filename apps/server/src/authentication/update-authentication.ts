import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { recordAudit } from '../audit'
import { permit, personOf } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { findTeam, updateTeamRow } from '../teams'
import { scimBase } from './addresses'
import { endPasswordSessions } from './domains/store'
import { canSignIn } from './prevent-lockout'

/**
 * Turns single sign-on on or off. While it is on, members in the team's verified domains can sign in only through its
 * provider. Their other sessions end, but not the caller's, who can thus turn it off again if nobody can sign in.
 */
export const updateAuthentication: TeamVerb<typeof endpoints.updateAuthentication> = async (ctx, { body }) => {
  permit(ctx, 'browse-authentication')
  const { sso_enabled } = body
  return await ctx.tx(async (tx) => {
    const before = (await findTeam(tx, ctx.team)) ?? refuse('not_found')
    if (sso_enabled && !(await canSignIn(tx)))
      refuse('conflict', 'Set up an active identity provider and a verified domain first.')
    await updateTeamRow(tx, { sso_enabled })
    const ended = sso_enabled ? await endPasswordSessions(tx, personOf(ctx).session) : 0
    await recordAudit(tx, ctx, {
      action: 'authentication.update',
      before: { sso_enabled: before.sso_enabled },
      after: { sso_enabled, ...(sso_enabled ? { ended_sessions: ended } : {}) },
    })
    return { data: { sso_enabled, scim_base_url: scimBase(ctx.publicUrl) } }
  })
}
