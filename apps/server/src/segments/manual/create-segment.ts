import type * as endpoints from '@sextant/contract/segments/endpoints'
import { SegmentType } from '@sextant/contract/segments/schemas'
import { permit } from '../../platform/http/context'
import { type TeamVerb, VerbResponse } from '../../platform/http/serve'
import { presentSegment } from '../present'
import { segmentsChanged } from '../signals'
import { lockSegments, pinSegments } from '../store'
import { enterBooking } from './enter-booking'
import { rowOf } from './set-fields'

/**
 * Enters a segment manually, for a traveler, into a trip or from an email. If the team already has the booking, the
 * given values are set on it instead (200).
 */
export const createSegment: TeamVerb<typeof endpoints.createSegment> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-segments')
  return await ctx.tx(async (tx) => {
    await lockSegments(tx)
    const { segment, existing, ownerKeys } = await enterBooking(ctx, tx, SegmentType.parse(params.type), body)
    if (body.trip_id) await pinSegments(tx, [segment.id], body.trip_id)
    await segmentsChanged.send(ctx, tx, { ownerKeys })
    const data = presentSegment(await rowOf(tx, segment.id))
    return existing ? new VerbResponse(200, { data }) : { data }
  })
}
