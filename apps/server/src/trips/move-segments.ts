import type * as endpoints from '@sextant/contract/trips/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { lockSegments, pinSegments, segmentsChanged } from '../segments'
import { chosenSegments } from './chosen-segments'
import { loadTrip } from './load-trip'
import { findTrip } from './store'

/** Moves segments of a traveler's other trips to this one, where they are pinned. */
export const moveSegments: TeamVerb<typeof endpoints.moveSegments> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-trips')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const trip = (await findTrip(tx, params.id)) ?? refuse('not_found')
    const segments = await chosenSegments(tx, trip, body.segment_ids)
    await pinSegments(tx, body.segment_ids, trip.id)
    await recordAudit(tx, ctx, {
      action: 'trips.move_segments',
      target: `trip:${trip.id}`,
      before: segments.map(({ id, trip_id }) => ({ segment: id, trip: trip_id })),
      after: segments.map(({ id }) => ({ segment: id, trip: trip.id })),
    })
    await segmentsChanged.send(ctx, tx, { ownerKeys: [trip.owner_key] })
    return { data: await loadTrip(tx, trip.id, ctx.clock.now()) }
  })
}
