import type * as endpoints from '@sextant/contract/trips/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { findSegmentsOfTrip, lockSegments, pinSegments, segmentsChanged } from '../segments'
import { loadTrip } from './load-trip'
import { presentTrip } from './present'
import { findTrip, type TripRow, updateTrip } from './store'

/** Merges two trips of a traveler: this one receives the other's segments, notes and tags; the other is deleted. */
export const mergeTrips: TeamVerb<typeof endpoints.mergeTrips> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-trips')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const trip = (await findTrip(tx, params.id)) ?? refuse('not_found')
    const other = await findTrip(tx, body.trip_id)
    if (!other || other.id === trip.id || other.owner_key !== trip.owner_key)
      return refuseFields({ trip_id: ['Choose another trip of the same traveler.'] })
    const now = ctx.clock.now()
    const ids = (await findSegmentsOfTrip(tx, other.id)).map(({ id }) => id)
    await updateTrip(tx, trip.id, remarksOf(trip, other))
    await pinSegments(tx, ids, trip.id)
    await recordAudit(tx, ctx, {
      action: 'trips.merge',
      target: `trip:${trip.id}`,
      before: presentTrip(other, now),
      after: { segments: ids },
    })
    await segmentsChanged.send(ctx, tx, { ownerKeys: [trip.owner_key] })
    return { data: await loadTrip(tx, trip.id, now) }
  })
}

/** The remarks on both trips combined. */
const remarksOf = (trip: TripRow, other: TripRow) => ({
  notes: [trip.notes, other.notes].filter((text) => text !== null).join('\n\n') || null,
  tags: [...new Set([...trip.tags, ...other.tags])],
})
