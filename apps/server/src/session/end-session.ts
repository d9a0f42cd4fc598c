import type * as endpoints from '@sextant/contract/session/endpoints'
import { recordPersonAudit } from '../audit'
import { permit, personOf } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { Verb } from '../platform/http/serve'
import { deleteSessionById } from './store'

/** Ends one of the caller's sessions. Other people's sessions are not found (404). */
export const endSession: Verb<typeof endpoints.endSession> = async (ctx, { params }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  await ctx.tx(async (tx) => {
    if (!(await deleteSessionById(tx, id, params.id))) refuse('not_found')
    await recordPersonAudit(tx, ctx, id, { action: 'session.end', target: `session:${params.id}` })
  })
  return {}
}
