import type * as endpoints from '@sextant/contract/emails/digest'
import { recordAudit } from '../../audit'
import { permit, personIdOf } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findMember, findTeam } from '../../teams'
import { hasDigest, setDigest } from './digest-store'
import { localNow } from './local-now'

/** Turns the caller's daily summary of the emails in review on or off. */
export const updateDigest: TeamVerb<typeof endpoints.updateDigest> = async (ctx, { body: { enabled } }) => {
  permit(ctx, 'edit-segments')
  const person = personIdOf(ctx) ?? refuse('conflict', 'Applications receive no summary.')
  return await ctx.tx(async (tx) => {
    const team = (await findTeam(tx, ctx.team)) ?? refuse('not_found')
    if (enabled && !(await findMember(tx, person))) refuse('conflict', 'Only users of this team receive its summary.')
    if ((await hasDigest(tx, person)) === enabled) return { data: { enabled } }
    await setDigest(tx, person, enabled, localNow(ctx.clock, team.time_zone_id).slice(0, 10))
    const target = `user:${person}`
    await recordAudit(tx, ctx, { action: 'emails.digest', target, before: { enabled: !enabled }, after: { enabled } })
    return { data: { enabled } }
  })
}
