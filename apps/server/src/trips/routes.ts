import * as endpoints from '@sextant/contract/trips/endpoints'
import * as where from '@sextant/contract/trips/where'
import { serveTeam } from '../platform/http/serve'
import { findTripOfSegment } from './find-trip-of-segment'
import { listTrips } from './list-trips'
import { readTrip } from './read-trip'
import { exportWhereabouts } from './where/export-whereabouts'
import { groupWhereabouts } from './where/group-whereabouts'
import { listWhereabouts } from './where/list-whereabouts'
import { messageTravelers } from './where/message-travelers'

export const tripRoutes = [
  serveTeam(endpoints.listTrips, listTrips),
  serveTeam(endpoints.readTrip, readTrip),
  serveTeam(endpoints.findTripOfSegment, findTripOfSegment),
  serveTeam(where.listWhereabouts, listWhereabouts),
  serveTeam(where.groupWhereabouts, groupWhereabouts),
  serveTeam(where.exportWhereabouts, exportWhereabouts),
  serveTeam(where.messageTravelers, messageTravelers),
]
