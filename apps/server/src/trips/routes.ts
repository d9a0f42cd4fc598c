import * as endpoints from '@sextant/contract/trips/endpoints'
import { serveTeam } from '../platform/http/serve'
import { deleteTrip } from './delete-trip'
import { findTripOfSegment } from './find-trip-of-segment'
import { exportTrips } from './listing/export-trips'
import { listTrips } from './listing/list-trips'
import { mergeTrips } from './merge-trips'
import { moveSegments } from './move-segments'
import { readTrip } from './read-trip'
import { splitTrip } from './split-trip'
import { updateTrip } from './update-trip'

export const tripRoutes = [
  serveTeam(endpoints.listTrips, listTrips),
  serveTeam(endpoints.exportTrips, exportTrips),
  serveTeam(endpoints.deleteTrip, deleteTrip),
  serveTeam(endpoints.readTrip, readTrip),
  serveTeam(endpoints.findTripOfSegment, findTripOfSegment),
  serveTeam(endpoints.updateTrip, updateTrip),
  serveTeam(endpoints.splitTrip, splitTrip),
  serveTeam(endpoints.mergeTrips, mergeTrips),
  serveTeam(endpoints.moveSegments, moveSegments),
]
