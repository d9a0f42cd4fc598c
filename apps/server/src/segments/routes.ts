import * as bookings from '@sextant/contract/segments/bookings'
import * as endpoints from '@sextant/contract/segments/endpoints'
import { type Route, serveTeam } from '../platform/http/serve'
import { addAmount } from './bookings/add-amount'
import { deleteAmount } from './bookings/delete-amount'
import { listBookings } from './bookings/list-bookings'
import { readBooking } from './bookings/read-booking'
import { updateAmount } from './bookings/update-amount'
import { deleteSegment } from './deletion/delete-segment'
import { listFlightStatuses } from './flight-status/list-flight-statuses'
import type { FlightStatusProvider } from './flight-status/provider'
import { listSegmentHistory } from './history/list-segment-history'
import { exportSegments } from './listing/export-segments'
import { listSegments } from './listing/list-segments'
import { readSegment } from './listing/read-segment'
import { createSegment } from './manual/create-segment'
import { suggestSegment } from './manual/suggest-segment'
import { updateSegment } from './manual/update-segment'
import { proposalRoutes } from './parsing-rules/routes'
import { reprocessRoutes } from './reprocess/routes'

export const segmentRoutes = (flights: FlightStatusProvider | null): readonly Route[] => [
  serveTeam(endpoints.listSegments, listSegments),
  serveTeam(endpoints.exportSegments, exportSegments),
  serveTeam(endpoints.createSegment, createSegment),
  serveTeam(endpoints.suggestSegment, suggestSegment),
  serveTeam(endpoints.readSegment, readSegment),
  serveTeam(endpoints.listSegmentHistory, listSegmentHistory),
  serveTeam(endpoints.updateSegment, updateSegment),
  serveTeam(endpoints.listFlightStatuses, listFlightStatuses(flights)),
  serveTeam(endpoints.deleteSegment, deleteSegment),
  serveTeam(bookings.listBookings, listBookings),
  serveTeam(bookings.readBooking, readBooking),
  serveTeam(bookings.addAmount, addAmount),
  serveTeam(bookings.updateAmount, updateAmount),
  serveTeam(bookings.deleteAmount, deleteAmount),
  ...reprocessRoutes,
  ...proposalRoutes,
]
