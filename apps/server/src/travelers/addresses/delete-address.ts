import type * as endpoints from '@sextant/contract/travelers/endpoints'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { loadTraveler } from '../present'
import { recordTravelerChange } from '../record-change'
import { deleteAddress } from './store'

/** Removes an address from a person. Bookings matched by it remain assigned to them. */
export const deleteExtraAddress: TeamVerb<typeof endpoints.deleteExtraAddress> = async (ctx, { params }) => {
  permit(ctx, 'edit-members')
  return await ctx.tx(async (tx) => {
    const deleted = (await deleteAddress(tx, params.id, params.emailId)) ?? refuse('not_found')
    const person = await loadTraveler(tx, params.id, ctx.clock.now())
    await recordTravelerChange(tx, ctx, person, {
      action: 'travelers.delete_address',
      event: 'member.updated',
      before: { email: deleted.email },
    })
    return { data: { id: deleted.id } }
  })
}
