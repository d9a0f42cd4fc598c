import type * as endpoints from '@sextant/contract/trips/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { emit } from '../platform/outbox'
import { findSegmentsOfTrip, lockSegments, pinSegments, segmentsChanged } from '../segments'
import { columnsOf } from './columns'
import { loadTrip } from './load-trip'
import { presentTrip } from './present'
import { findTrip, insertTrip } from './store'

/** Moves segments of a trip to a new trip of the same traveler, where they are pinned. At least one must remain. */
export const splitTrip: TeamVerb<typeof endpoints.splitTrip> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-trips')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const trip = (await findTrip(tx, params.id)) ?? refuse('not_found')
    const all = await findSegmentsOfTrip(tx, trip.id)
    const selected = all.filter(({ id }) => body.segment_ids.includes(id))
    if (selected.length < new Set(body.segment_ids).size)
      refuseFields({ segment_ids: ['One of these segments is not in this trip any more.'] })
    if (selected.length === all.length) refuseFields({ segment_ids: ['Leave at least one segment in this trip.'] })
    const created = await insertTrip(tx, columnsOf(selected, trip.owner_key), body.segment_ids)
    const { id } = created
    await pinSegments(tx, body.segment_ids, id)
    await recordAudit(tx, ctx, {
      action: 'trips.split',
      target: `trip:${trip.id}`,
      after: { trip: id, segments: body.segment_ids },
    })
    const now = ctx.clock.now()
    await emit(tx, [{ type: 'trip.created', resourceId: id, object: presentTrip(created, now) }])
    await segmentsChanged.send(ctx, tx, { ownerKeys: [trip.owner_key] })
    return { data: await loadTrip(tx, id, now) }
  })
}
