import * as endpoints from '@sextant/contract/segments/endpoints'
import { serveTeam } from '../platform/http/serve'
import { updateSegment } from './by-hand/update-segment'
import { listSegments } from './list-segments'

export const segmentRoutes = [
  serveTeam(endpoints.listSegments, listSegments),
  serveTeam(endpoints.updateSegment, updateSegment),
]
