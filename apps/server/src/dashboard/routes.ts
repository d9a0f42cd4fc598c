import * as endpoints from '@sextant/contract/dashboard/endpoints'
import { serveTeam } from '../platform/http/serve'
import { readDashboard } from './read-dashboard'

export const dashboardRoutes = [serveTeam(endpoints.orgDashboard, readDashboard)]
