import type * as endpoints from '@sextant/contract/segments/endpoints'
import type { FlightStatus } from '@sextant/contract/segments/flight-status'
import type { AirSegment } from '@sextant/contract/segments/schemas'
import { flightByItinerary } from '@sextant/domain/segments/flight-by-itinerary'
import { permit, type TeamCtx } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { presentSegment } from '../present'
import { findSegments } from '../store'
import { fetchStatuses } from './fetch-statuses'
import type { FlightStatusProvider } from './provider'
import { type FlightObservation, findObservations } from './store'

/** Flight statuses: from the provider if it has them, else from bookings; `source` says which. */
export const listFlightStatuses =
  (provider: FlightStatusProvider | null): TeamVerb<typeof endpoints.listFlightStatuses> =>
  async (ctx, { query }) => {
    permit(ctx, 'read-segments')
    const { flights, observations: stored } = await load(ctx, [...new Set(query.ids.split(','))])
    const observations = provider ? await fetchStatuses(ctx, provider, flights, stored) : stored
    const now = ctx.clock.now()
    const statusOf = (flight: AirSegment): FlightStatus => {
      const lastStatus = observations.get(flight.id)?.status
      // Bookings take precedence: a cancelled booking is not flown, even if the flight is.
      return lastStatus && flight.status === 'Active'
        ? { ...lastStatus, id: flight.id }
        : flightByItinerary(flight, now)
    }
    return { data: flights.map(statusOf) }
  }

const load = async (
  ctx: TeamCtx,
  ids: readonly string[],
): Promise<{ flights: readonly AirSegment[]; observations: ReadonlyMap<string, FlightObservation> }> =>
  await ctx.tx(async (tx) => {
    const flights = (await findSegments(tx, ids)).map(presentSegment).filter((one) => one.type === 'air')
    return { flights, observations: await findObservations(tx, ids) }
  })
