import * as endpoints from '@sextant/contract/segments/endpoints'
import { serveTeam } from '../platform/http/serve'
import { updateSegment } from './by-hand/update-segment'
import { deleteSegment } from './deletion/delete-segment'
import { exportSegments } from './listing/export-segments'
import { listSegments } from './listing/list-segments'

export const segmentRoutes = [
  serveTeam(endpoints.listSegments, listSegments),
  serveTeam(endpoints.exportSegments, exportSegments),
  serveTeam(endpoints.updateSegment, updateSegment),
  serveTeam(endpoints.deleteSegment, deleteSegment),
]
