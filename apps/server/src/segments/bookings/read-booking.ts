import type * as endpoints from '@sextant/contract/segments/bookings'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { type TeamVerb, UnvalidatedBody } from '../../platform/http/serve'
import { findBooking } from './list-store'
import { presentBookings } from './present-bookings'

/** One booking with everything known about it. */
export const readBooking: TeamVerb<typeof endpoints.readBooking> = async (ctx, { params }) => {
  permit(ctx, 'read-segments')
  return await ctx.tx(async (tx) => {
    const row = (await findBooking(tx, params.id)) ?? refuse('not_found')
    const [data] = await presentBookings(ctx, tx, [row])
    return new UnvalidatedBody({ data })
  })
}
