import type * as endpoints from '@sextant/contract/segments/bookings'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { lockSegments } from '../store'
import { findAmount, removeAmount } from './amounts'
import { recordAmount } from './change-amounts'

/** Deletes an amount of a booking. */
export const deleteAmount: TeamVerb<typeof endpoints.deleteAmount> = async (ctx, { params }) => {
  permit(ctx, 'delete-segments')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const before = (await findAmount(tx, params.id, params.amountId)) ?? refuse('not_found')
    await removeAmount(tx, before.id)
    await recordAmount(ctx, tx, params.id, { action: 'segments.delete_amount', before })
    return { data: { id: before.id } }
  })
}
