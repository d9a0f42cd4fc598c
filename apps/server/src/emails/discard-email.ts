import type * as endpoints from '@sextant/contract/emails/endpoints'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { resolveHeld } from './resolve-held'

/** Rejects a held email permanently. */
export const discardEmail: TeamVerb<typeof endpoints.discardEmail> = async (ctx, { params }) => {
  permit(ctx, 'edit-emails')
  const reason = 'Discarded from the queue of held emails.'
  return await ctx.tx(async (tx) => ({
    data: await resolveHeld(tx, ctx, params.id, {
      verb: 'discard',
      changes: { status: 'Rejected', status_reason: reason },
      event: { type: 'completed', message: reason },
    }),
  }))
}
