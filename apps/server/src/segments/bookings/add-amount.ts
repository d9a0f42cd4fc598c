import type * as endpoints from '@sextant/contract/segments/bookings'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { lockSegments } from '../store'
import { findAmount, insertAmount } from './amounts'
import { checkScope, convertedAmount, recordAmount, segmentsOf } from './change-amounts'

/** Adds an amount to a booking. */
export const addAmount: TeamVerb<typeof endpoints.addAmount> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-segments')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    checkScope(await segmentsOf(tx, params.id), body)
    const { kind, segment_id = null, note = null, day = ctx.clock.now().toISOString().slice(0, 10) } = body
    const id = await insertAmount(tx, {
      ...(await convertedAmount(tx, { ...body, day })),
      booking_id: params.id,
      kind,
      segment_id,
      note: note || null,
      source: 'person',
    })
    const after = (await findAmount(tx, params.id, id)) ?? refuse('not_found')
    await recordAmount(ctx, tx, params.id, { action: 'segments.add_amount', after })
    return { data: after }
  })
}
