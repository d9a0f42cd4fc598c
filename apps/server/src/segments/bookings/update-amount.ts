import type * as endpoints from '@sextant/contract/segments/bookings'
import { AmountEntry } from '@sextant/contract/segments/bookings'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { lockSegments } from '../store'
import { findAmount, setAmount } from './amounts'
import { checkScope, convertedAmount, recordAmount, segmentsOf } from './change-amounts'

/** Corrects an amount of a booking. */
export const updateAmount: TeamVerb<typeof endpoints.updateAmount> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-segments')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const rows = await segmentsOf(tx, params.id)
    const before = (await findAmount(tx, params.id, params.amountId)) ?? refuse('not_found')
    const edited = AmountEntry.parse({ ...before, ...body })
    checkScope(rows, edited)
    const { kind, segment_id = null, note = null, day = before.day } = edited
    await setAmount(tx, before.id, {
      ...(await convertedAmount(tx, { ...edited, day })),
      kind,
      segment_id,
      note: note || null,
      source: 'person',
    })
    const after = (await findAmount(tx, params.id, before.id)) ?? refuse('not_found')
    await recordAmount(ctx, tx, params.id, { action: 'segments.update_amount', before, after })
    return { data: after }
  })
}
