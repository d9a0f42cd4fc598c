import * as endpoints from '@sextant/contract/users/endpoints'
import { serve, serveTeam } from '../platform/http/serve'
import { acceptInvitation } from './accept-invitation'
import { invite } from './invite'
import { listInvitations } from './list-invitations'
import { listUsers } from './list-users'
import { readUser } from './read-user'
import { removeTeamUser } from './remove-user'
import { resendInvitation } from './resend-invitation'
import { revokeInvitation } from './revoke-invitation'
import { updateTeamUser } from './update-user'

export const userRoutes = [
  serveTeam(endpoints.listUsers, listUsers),
  serveTeam(endpoints.readUser, readUser),
  serveTeam(endpoints.updateTeamUser, updateTeamUser),
  serveTeam(endpoints.removeTeamUser, removeTeamUser),
  serveTeam(endpoints.listInvitations, listInvitations),
  serveTeam(endpoints.invite, invite),
  serveTeam(endpoints.resendInvitation, resendInvitation),
  serveTeam(endpoints.revokeInvitation, revokeInvitation),
  serve(endpoints.acceptInvitation, acceptInvitation),
]
