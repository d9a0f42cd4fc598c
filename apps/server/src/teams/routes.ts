import * as endpoints from '@sextant/contract/teams/endpoints'
import { serve, serveTeam } from '../platform/http/serve'
import { listTeams } from './list-teams'
import { readTeam } from './read-team'

export const teamRoutes = [
  serve(endpoints.listOrganizations, listTeams(endpoints.listOrganizations, 'org')),
  serve(endpoints.listDevelopers, listTeams(endpoints.listDevelopers, 'dev')),
  serveTeam(endpoints.readOrganization, readTeam(endpoints.readOrganization)),
  serveTeam(endpoints.readDeveloper, readTeam(endpoints.readDeveloper)),
]
