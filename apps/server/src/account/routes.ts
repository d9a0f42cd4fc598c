import * as endpoints from '@sextant/contract/account/endpoints'
import { serve } from '../platform/http/serve'
import { currentTeams } from './current-teams'
import { currentUser } from './current-user'

export const accountRoutes = [
  serve(endpoints.currentUser, currentUser),
  serve(endpoints.currentTeams, currentTeams),
]
