import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { listQuery, one, page, Token } from '../kit/wire'
import { Acceptance, Invitation, invitationStatuses, NewInvitation, RoleChange, TeamUser } from './schemas'

export const listUsers = endpoint({
  name: 'users.list',
  summary: "List the team's users.",
  method: 'GET',
  path: '{team}/users',
  permission: 'browse-users',
  query: z.object(listQuery({ fields: ['created', 'name', 'email'], default: 'created:desc' })),
  output: page(TeamUser),
})

export const readUser = endpoint({
  name: 'users.read',
  summary: 'Retrieve a user of the team.',
  method: 'GET',
  path: '{team}/users/{id}',
  permission: 'read-users',
  output: one(TeamUser),
})

export const updateTeamUser = endpoint({
  name: 'users.update',
  summary: "Update a user's role in the team. 409 for the team's last owner.",
  method: 'PATCH',
  path: '{team}/users/{id}',
  permission: 'edit-users',
  body: RoleChange,
  output: one(TeamUser),
  errors: ['conflict'],
})

export const removeTeamUser = endpoint({
  name: 'users.remove',
  summary: "Remove a user from the team. 409 for the team's last owner.",
  method: 'DELETE',
  path: '{team}/users/{id}',
  permission: 'delete-users',
  output: z.object({}),
  errors: ['conflict'],
})

export const listInvitations = endpoint({
  name: 'users.invitations',
  summary: "List the team's invitations.",
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
    'Invite someone by email. 404 in an organisation for users with single sign-on, where the directory creates users.',
  method: 'POST',
  path: '{team}/invitations',
  permission: 'add-invitations',
  body: NewInvitation,
  output: one(Invitation),
  errors: ['not_found'],
})

export const resendInvitation = endpoint({
  name: 'users.resend_invitation',
  summary: 'Resend an invitation with a new link; the old one becomes invalid.',
  method: 'POST',
  path: '{team}/invitations/{id}/resend',
  permission: 'add-invitations',
  output: one(Invitation),
  statuses: [200],
  errors: ['conflict'],
})

export const revokeInvitation = endpoint({
  name: 'users.revoke_invitation',
  summary: 'Revoke an invitation.',
  method: 'DELETE',
  path: '{team}/invitations/{id}',
  permission: 'delete-invitations',
  output: one(Invitation),
  errors: ['conflict'],
})

export const acceptInvitation = endpoint({
  name: 'users.accept_invitation',
  summary: 'Accept an invitation: adds the account of its address to the team, or creates one and signs in.',
  method: 'POST',
  path: '/api/invitations/{token}/accept',
  permission: 'anyone',
  params: { token: Token },
  body: Acceptance,
  output: z.object({ data: z.object({ redirect: z.string() }) }),
  statuses: [200],
  errors: ['not_found', 'conflict', 'too_many_requests'],
})
