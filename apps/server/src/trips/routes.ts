import * as endpoints from '@sextant/contract/trips/endpoints'
import * as quality from '@sextant/contract/trips/quality'
import * as where from '@sextant/contract/trips/where'
import { serveTeam } from '../platform/http/serve'
import { createTrip } from './create-trip'
import { deleteTrip } from './delete-trip'
import { findTripOfSegment } from './find-trip-of-segment'
import { listTripHistory } from './list-trip-history'
import { exportTrips } from './listing/export-trips'
import { listTrips } from './listing/list-trips'
import { mergeTrips } from './merge-trips'
import { moveSegments } from './move-segments'
import { countQuality } from './quality/count-issues'
import { listQuality } from './quality/list-issues'
import { updateQuality } from './quality/update-issue'
import { readTrip } from './read-trip'
import { readTripCalendar } from './read-trip-calendar'
import { splitTrip } from './split-trip'
import { updateTrip } from './update-trip'
import { exportWhereabouts } from './whereabouts/export-whereabouts'
import { groupWhereabouts } from './whereabouts/group-whereabouts'
import { listWhereabouts } from './whereabouts/list-whereabouts'
import { messageTravelers } from './whereabouts/message-travelers'

export const tripRoutes = [
  serveTeam(endpoints.listTrips, listTrips),
  serveTeam(endpoints.exportTrips, exportTrips),
  serveTeam(endpoints.createTrip, createTrip),
  serveTeam(endpoints.deleteTrip, deleteTrip),
  serveTeam(endpoints.readTrip, readTrip),
  serveTeam(endpoints.listTripHistory, listTripHistory),
  serveTeam(endpoints.findTripOfSegment, findTripOfSegment),
  serveTeam(endpoints.readTripCalendar, readTripCalendar),
  serveTeam(endpoints.updateTrip, updateTrip),
  serveTeam(endpoints.splitTrip, splitTrip),
  serveTeam(endpoints.mergeTrips, mergeTrips),
  serveTeam(endpoints.moveSegments, moveSegments),
  serveTeam(where.listWhereabouts, listWhereabouts),
  serveTeam(where.groupWhereabouts, groupWhereabouts),
  serveTeam(where.exportWhereabouts, exportWhereabouts),
  serveTeam(where.messageTravelers, messageTravelers),
  serveTeam(quality.listQuality, listQuality),
  serveTeam(quality.countQuality, countQuality),
  serveTeam(quality.updateQuality, updateQuality),
]
