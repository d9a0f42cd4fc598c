import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { listQuery, one, page, Token } from '../kit/wire'
import { Acceptance, Invitation, invitationStatuses, NewInvitation, RoleChange, TeamUser } from './schemas'

export const listUsers = endpoint({
  name: 'users.list',
  summary: "The team's users.",
  method: 'GET',
  path: '{team}/users',
  permission: 'browse-users',
  query: z.object(listQuery({ fields: ['created', 'name', 'email'], default: 'created:desc' })),
  output: page(TeamUser),
})

export const readUser = endpoint({
  name: 'users.read',
  summary: 'One user of the team.',
  method: 'GET',
  path: '{team}/users/{id}',
  permission: 'read-users',
  output: one(TeamUser),
})

export const updateTeamUser = endpoint({
  name: 'users.update',
  summary: "Change a user's role in the team. 409 for the team's last owner.",
  method: 'PATCH',
  path: '{team}/users/{id}',
  permission: 'edit-users',
  body: RoleChange,
  output: one(TeamUser),
  errors: ['conflict'],
})

export const removeTeamUser = endpoint({
  name: 'users.remove',
  summary: "Take a user out of the team. 409 for the team's last owner.",
  method: 'DELETE',
  path: '{team}/users/{id}',
  permission: 'delete-users',
  output: z.object({}),
  errors: ['conflict'],
})

export const listInvitations = endpoint({
  name: 'users.invitations',
  summary: 'Who was invited to the team.',
  method: 'GET',
  path: '{team}/invitations',
  permission: 'browse-invitations',
  query: z.object({
    ...listQuery({ fields: ['created', 'email'], default: 'created:desc' }),
    status: z.optional(z.enum(invitationStatuses)),
  }),
  output: page(Invitation),
})

export const invite = endpoint({
  name: 'users.invite',
  summary:
    'Invite someone by mail. In an organisation it is 404 for who has single sign-on: there the directory makes users.',
  method: 'POST',
  path: '{team}/invitations',
  permission: 'add-invitations',
  body: NewInvitation,
  output: one(Invitation),
  errors: ['not_found'],
})

export const resendInvitation = endpoint({
  name: 'users.resend_invitation',
  summary: 'Send an invitation again with a new link; the old one no longer counts.',
  method: 'POST',
  path: '{team}/invitations/{id}/resend',
  permission: 'add-invitations',
  output: one(Invitation),
  statuses: [200],
  errors: ['conflict'],
})

export const revokeInvitation = endpoint({
  name: 'users.revoke_invitation',
  summary: 'Take an invitation back.',
  method: 'DELETE',
  path: '{team}/invitations/{id}',
  permission: 'delete-invitations',
  output: one(Invitation),
  errors: ['conflict'],
})

export const acceptInvitation = endpoint({
  name: 'users.accept_invitation',
  summary: 'Accept an invitation: joins the account of its address, or makes one and signs in.',
  method: 'POST',
  path: '/api/invitations/{token}/accept',
  permission: 'anyone',
  params: { token: Token },
  body: Acceptance,
  output: z.object({ data: z.object({ redirect: z.string() }) }),
  statuses: [200],
  errors: ['not_found', 'conflict', 'too_many_requests'],
})
