import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/segments/bookings'
import { permit } from '../../platform/http/context'
import { identity, paged } from '../../platform/http/paged'
import type { TeamVerb } from '../../platform/http/serve'
import { listBookingRows } from './list-store'
import { presentBookings } from './present-bookings'

export const listBookings: TeamVerb<typeof endpoints.listBookings> = async (ctx, { query }) => {
  permit(ctx, 'browse-segments')
  return await ctx.tx(async (tx) => {
    const found = await listBookingRows(tx, query)
    return paged({ ...found, rows: await presentBookings(ctx, tx, found.rows) }, identity, (cursor) =>
      urlOf(endpoints.listBookings, { team: ctx.team, query: { ...query, ...cursor } }),
    )
  })
}
