import type * as endpoints from '@sextant/contract/trips/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { deleteSegments, findSegmentsOfTrip, lockSegments, segmentsChanged } from '../segments'
import { findTrip } from './store'

/** Deletes a trip by deleting its segments; regrouping then removes it. */
export const deleteTrip: TeamVerb<typeof endpoints.deleteTrip> = async (ctx, { params }) => {
  permit(ctx, 'delete-trips')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const trip = (await findTrip(tx, params.id)) ?? refuse('not_found')
    const segments = await findSegmentsOfTrip(tx, trip.id)
    const others = await deleteSegments(tx, segments)
    await segmentsChanged.send(ctx, tx, { ownerKeys: [...new Set([trip.owner_key, ...others])] })
    const { headline, status, start_day, end_day } = trip
    await recordAudit(tx, ctx, {
      action: 'trips.delete',
      target: `trip:${trip.id}`,
      before: { headline, status, start_day, end_day, segments: segments.map(({ id }) => id) },
    })
    return { data: { id: trip.id } }
  })
}
