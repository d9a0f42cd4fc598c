import * as endpoints from '@sextant/contract/trips/endpoints'
import { serveTeam } from '../platform/http/serve'
import { findTripOfSegment } from './find-trip-of-segment'
import { listTrips } from './list-trips'
import { mergeTrips } from './merge-trips'
import { moveSegments } from './move-segments'
import { readTrip } from './read-trip'
import { readTripCalendar } from './read-trip-calendar'
import { splitTrip } from './split-trip'
import { updateTrip } from './update-trip'

export const tripRoutes = [
  serveTeam(endpoints.listTrips, listTrips),
  serveTeam(endpoints.readTrip, readTrip),
  serveTeam(endpoints.findTripOfSegment, findTripOfSegment),
  serveTeam(endpoints.readTripCalendar, readTripCalendar),
  serveTeam(endpoints.updateTrip, updateTrip),
  serveTeam(endpoints.splitTrip, splitTrip),
  serveTeam(endpoints.mergeTrips, mergeTrips),
  serveTeam(endpoints.moveSegments, moveSegments),
]
