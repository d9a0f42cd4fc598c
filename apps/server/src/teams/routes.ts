import * as endpoints from '@sextant/contract/teams/endpoints'
import { serve, serveTeam } from '../platform/http/serve'
import { createTeam } from './create-team'
import { deleteTeam } from './delete-team'
import { listTeams } from './list-teams'
import { readTeam } from './read-team'
import { updateTeam } from './update-team'

export const teamRoutes = [
  serve(endpoints.listOrganizations, listTeams(endpoints.listOrganizations, 'org')),
  serve(endpoints.listDevelopers, listTeams(endpoints.listDevelopers, 'dev')),
  serve(endpoints.createOrganization, createTeam(endpoints.createOrganization, 'org')),
  serve(endpoints.createDeveloper, createTeam(endpoints.createDeveloper, 'dev')),
  serveTeam(endpoints.readOrganization, readTeam(endpoints.readOrganization)),
  serveTeam(endpoints.readDeveloper, readTeam(endpoints.readDeveloper)),
  serveTeam(endpoints.updateOrganization, updateTeam(endpoints.updateOrganization)),
  serveTeam(endpoints.updateDeveloper, updateTeam(endpoints.updateDeveloper)),
  serveTeam(endpoints.deleteOrganization, deleteTeam(endpoints.deleteOrganization)),
  serveTeam(endpoints.deleteDeveloper, deleteTeam(endpoints.deleteDeveloper)),
]
