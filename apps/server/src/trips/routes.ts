import * as endpoints from '@sextant/contract/trips/endpoints'
import { serveTeam } from '../platform/http/serve'
import { findTripOfSegment } from './find-trip-of-segment'
import { listTrips } from './listing/list-trips'
import { readTrip } from './read-trip'

export const tripRoutes = [
  serveTeam(endpoints.listTrips, listTrips),
  serveTeam(endpoints.readTrip, readTrip),
  serveTeam(endpoints.findTripOfSegment, findTripOfSegment),
]
