import * as endpoints from '@sextant/contract/emails/model'
import { serveTeam } from '../../platform/http/serve'
import type { OfferedModel } from './present'
import { readModel } from './read-model'
import { updateModel } from './update-model'

export const modelRoutes = (offered: OfferedModel) => [
  serveTeam(endpoints.readOrganizationModel, readModel(endpoints.readOrganizationModel, offered)),
  serveTeam(endpoints.readDeveloperModel, readModel(endpoints.readDeveloperModel, offered)),
  serveTeam(endpoints.updateOrganizationModel, updateModel(endpoints.updateOrganizationModel, offered)),
  serveTeam(endpoints.updateDeveloperModel, updateModel(endpoints.updateDeveloperModel, offered)),
]
