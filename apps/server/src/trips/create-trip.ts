import type * as endpoints from '@sextant/contract/trips/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { emit } from '../platform/outbox'
import { enterBooking, lockSegments, pinSegments, segmentsChanged } from '../segments'
import { columnsOf } from './columns'
import { loadTrip } from './load-trip'
import { presentTrip } from './present'
import { findTrip, insertTrip, updateTrip } from './store'

/**
 * Creates a trip from its first segment, which is pinned to it. The trip stays separate, whatever else the traveler has
 * on these days. A booking that the team already has belongs to a trip and is not moved out of it (409).
 */
export const createTrip: TeamVerb<typeof endpoints.createTrip> = async (
  ctx,
  { body: { headline, type, ...entry } },
) => {
  permit(ctx, 'edit-trips')
  permit(ctx, 'edit-segments')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const { segment, existing, ownerKeys } = await enterBooking(ctx, tx, type, entry)
    if (existing) {
      const trip = existing.trip_id === null ? undefined : await findTrip(tx, existing.trip_id)
      refuse(
        'conflict',
        `The team has this booking already${trip ? `, in the trip “${trip.headline}”` : ''}. Rename or split that trip instead.`,
      )
    }
    const inserted = await insertTrip(tx, columnsOf([segment], segment.owner_key), [segment.id])
    await pinSegments(tx, [segment.id], inserted.id)
    const created = (headline && (await updateTrip(tx, inserted.id, { headline, has_own_headline: true }))) || inserted
    const now = ctx.clock.now()
    await recordAudit(tx, ctx, {
      action: 'trips.create',
      target: `trip:${created.id}`,
      after: { headline: created.headline, segment: segment.id },
    })
    await emit(tx, [{ type: 'trip.created', resourceId: created.id, object: presentTrip(created, now) }])
    await segmentsChanged.send(ctx, tx, { ownerKeys })
    return { data: await loadTrip(tx, created.id, now) }
  })
}
