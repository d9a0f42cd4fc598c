import * as endpoints from '@sextant/contract/applications/endpoints'
import { serveTeam } from '../platform/http/serve'
import { createApplication } from './create-application'
import { deleteApplication } from './delete-application'
import { endApplicationOverlap } from './keys/end-overlap'
import { readApplicationKey } from './keys/read-key'
import { regenerateApplicationKey } from './keys/regenerate-key'
import { listApplications } from './list-applications'
import { listApplicationRequests } from './log/list-requests'
import { readApplication } from './read-application'
import { updateApplication } from './update-application'

export const applicationRoutes = [
  serveTeam(endpoints.listApplications, listApplications),
  serveTeam(endpoints.createApplication, createApplication),
  serveTeam(endpoints.readApplication, readApplication),
  serveTeam(endpoints.updateApplication, updateApplication),
  serveTeam(endpoints.deleteApplication, deleteApplication),
  serveTeam(endpoints.readApplicationKey, readApplicationKey),
  serveTeam(endpoints.regenerateApplicationKey, regenerateApplicationKey),
  serveTeam(endpoints.endApplicationOverlap, endApplicationOverlap),
  serveTeam(endpoints.listApplicationRequests, listApplicationRequests),
]
