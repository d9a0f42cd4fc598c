import type * as endpoints from '@sextant/contract/session/endpoints'
import { deleteSessions } from '../account'
import { recordPersonAudit } from '../audit'
import { permit, personOf } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'

/** Ends all of the caller's other sessions. */
export const endOtherSessions: Verb<typeof endpoints.endOtherSessions> = async (ctx) => {
  permit(ctx, 'signed-in')
  const { id, session } = personOf(ctx)
  return await ctx.tx(async (tx) => {
    const ended = await deleteSessions(tx, id, session)
    await recordPersonAudit(tx, ctx, id, { action: 'session.end_others', after: { ended } })
    return { data: { ended } }
  })
}
