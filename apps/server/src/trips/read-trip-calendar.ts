import type * as endpoints from '@sextant/contract/trips/endpoints'
import { tripCalendar } from '@sextant/domain/trips/calendar'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../platform/http/serve'
import { findSegmentsOfTrip, presentSegment } from '../segments'
import { findTrip } from './store'

/** A trip as an iCalendar file. If it is downloaded again later, its events replace the earlier ones. */
export const readTripCalendar: TeamVerb<typeof endpoints.readTripCalendar> = async (ctx, { params }) => {
  permit(ctx, 'read-trips')
  return await ctx.tx(async (tx) => {
    const trip = (await findTrip(tx, params.id)) ?? refuse('not_found')
    const segments = (await findSegmentsOfTrip(tx, trip.id)).map(presentSegment)
    const page = `${ctx.publicUrl}/orgs/${ctx.team.id}/trips/${trip.id}`
    const domain = new URL(ctx.publicUrl).hostname
    const text = tripCalendar({ headline: trip.headline, segments, url: page, domain }, ctx.clock.now())
    return new FileResponse(`${trip.headline.replaceAll(/[\\/:*?"<>|]/g, '-')}.ics`, text)
  })
}
