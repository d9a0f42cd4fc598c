import * as endpoints from '@sextant/contract/applications/endpoints'
import { serveDelete, serveList, serveRead, serveUpdate } from '../audit'
import { serveTeam } from '../platform/http/serve'
import { createApplication } from './create-application'
import { endApplicationOverlap } from './keys/end-overlap'
import { readApplicationKey } from './keys/read-key'
import { regenerateApplicationKey } from './keys/regenerate-key'
import { listApplicationRequests } from './log/list-requests'
import { presentApplication, shapeApplication } from './present'
import { deleteApplication, findApplication, listApplications, updateApplication } from './store'

const application = {
  name: 'application',
  find: findApplication,
  shape: shapeApplication,
  present: presentApplication,
}

export const applicationRoutes = [
  serveList(endpoints.listApplications, listApplications, shapeApplication),
  serveTeam(endpoints.createApplication, createApplication),
  serveRead(endpoints.readApplication, application),
  // Existing tokens lose scopes that were removed, and are revoked when none is left.
  serveUpdate(endpoints.updateApplication, application, updateApplication),
  serveDelete(endpoints.deleteApplication, application, deleteApplication),
  serveTeam(endpoints.readApplicationKey, readApplicationKey),
  serveTeam(endpoints.regenerateApplicationKey, regenerateApplicationKey),
  serveTeam(endpoints.endApplicationOverlap, endApplicationOverlap),
  serveTeam(endpoints.listApplicationRequests, listApplicationRequests),
]
