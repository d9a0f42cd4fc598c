import * as endpoints from '@sextant/contract/segments/endpoints'
import { type Route, serveTeam } from '../platform/http/serve'
import { updateSegment } from './by-hand/update-segment'
import { listFlightStatuses } from './flight-status/list-flight-statuses'
import type { FlightStatusProvider } from './flight-status/provider'
import { listSegments } from './list-segments'

export const segmentRoutes = (flights: FlightStatusProvider | null): readonly Route[] => [
  serveTeam(endpoints.listSegments, listSegments),
  serveTeam(endpoints.updateSegment, updateSegment),
  serveTeam(endpoints.listFlightStatuses, listFlightStatuses(flights)),
]
