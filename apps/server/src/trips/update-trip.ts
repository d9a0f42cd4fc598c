import type { BodyOf } from '@sextant/contract/kit/endpoint'
import type * as endpoints from '@sextant/contract/trips/endpoints'
import { recordAudit } from '../audit'
import type { Tx } from '../platform/database/transaction'
import { permit, type TeamCtx } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { emit } from '../platform/outbox'
import {
  byCaller,
  findSegmentsOfTrip,
  lockSegments,
  ownerFor,
  pinSegments,
  reassign,
  reportUpdated,
  segmentsChanged,
  whoSets,
} from '../segments'
import { loadTrip } from './load-trip'
import { presentTrip } from './present'
import { findTrip, type TripRow, updateTrip as writeTrip } from './store'

type Body = BodyOf<typeof endpoints.updateTrip>

/** Renames a trip, annotates it, or reassigns it. */
export const updateTrip: TeamVerb<typeof endpoints.updateTrip> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-trips')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const before = (await findTrip(tx, params.id)) ?? refuse('not_found')
    await setRemarks(tx, before, body)
    // Regrouping regenerates the name after a custom one was removed, and emits the event for a reassigned trip.
    await segmentsChanged.send(ctx, tx, { ownerKeys: await assign(ctx, tx, before, body) })
    await recordChange(ctx, tx, before, body)
    return { data: await loadTrip(tx, before.id, ctx.clock.now()) }
  })
}

async function setRemarks(tx: Tx, trip: TripRow, { headline, notes, tags }: Body): Promise<void> {
  const change = {
    ...(headline !== undefined && { has_own_headline: headline !== null }),
    ...(typeof headline === 'string' && { headline }),
    ...(notes !== undefined && { notes: notes || null }),
    ...(tags !== undefined && { tags: [...new Set(tags)] }),
  }
  if (Object.keys(change).length > 0) await writeTrip(tx, trip.id, change)
}

/** Reassigns the trip with all its segments to another traveler. Returns the owners whose trips are affected. */
async function assign(ctx: TeamCtx, tx: Tx, trip: TripRow, { member_id }: Body): Promise<string[]> {
  const segments = await findSegmentsOfTrip(tx, trip.id)
  const [first] = segments
  if (member_id === undefined || member_id === trip.member_id || !first) return [trip.owner_key]
  const owner = await ownerFor(tx, member_id, first)
  const by = await whoSets(ctx, tx)
  for (const segment of segments) await reassign(tx, segment, owner, by)
  const ids = segments.map(({ id }) => id)
  await pinSegments(tx, ids, trip.id)
  await writeTrip(tx, trip.id, { owner_key: owner.ownerKey })
  await reportUpdated(tx, segments, byCaller(ctx))
  return [trip.owner_key, owner.ownerKey]
}

async function recordChange(ctx: TeamCtx, tx: Tx, before: TripRow, body: Body): Promise<void> {
  const row = (await findTrip(tx, before.id)) ?? refuse('not_found')
  const now = ctx.clock.now()
  const after = presentTrip(row, now)
  const pick = ({ headline, notes, tags, member_id }: Pick<TripRow, keyof Body & keyof TripRow>) => ({
    headline,
    notes,
    tags,
    member_id,
  })
  await recordAudit(tx, ctx, {
    action: 'trips.update',
    target: `trip:${before.id}`,
    before: pick(before),
    after: pick(row),
  })
  const isReported = body.headline === null || row.member_id !== before.member_id
  if (!isReported) await emit(tx, [{ type: 'trip.updated', resourceId: before.id, object: after }])
}
