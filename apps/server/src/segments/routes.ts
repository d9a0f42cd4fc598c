import * as endpoints from '@sextant/contract/segments/endpoints'
import { serveTeam } from '../platform/http/serve'
import { listSegments } from './listing/list-segments'

export const segmentRoutes = [serveTeam(endpoints.listSegments, listSegments)]
