import * as endpoints from '@sextant/contract/emails/model'
import { serveTeam } from '../../platform/http/serve'
import type { ConfiguredModel } from './present'
import { readModel } from './read-model'
import { updateModel } from './update-model'

export const modelRoutes = (configured: ConfiguredModel) => [
  serveTeam(endpoints.readOrganizationModel, readModel(endpoints.readOrganizationModel, configured)),
  serveTeam(endpoints.readDeveloperModel, readModel(endpoints.readDeveloperModel, configured)),
  serveTeam(endpoints.updateOrganizationModel, updateModel(endpoints.updateOrganizationModel, configured)),
  serveTeam(endpoints.updateDeveloperModel, updateModel(endpoints.updateDeveloperModel, configured)),
]
