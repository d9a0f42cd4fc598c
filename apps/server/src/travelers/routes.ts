import * as endpoints from '@sextant/contract/travelers/privacy'
import { serveTeam } from '../platform/http/serve'
import { createDataRequest } from './privacy/create-data-request'
import { downloadDataExport } from './privacy/download-data-export'
import { listDataRequests } from './privacy/list-data-requests'

export const travelerRoutes = [
  serveTeam(endpoints.listDataRequests, listDataRequests),
  serveTeam(endpoints.createDataRequest, createDataRequest),
  serveTeam(endpoints.downloadDataExport, downloadDataExport),
]
