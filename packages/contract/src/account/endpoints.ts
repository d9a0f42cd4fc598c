import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { EmailAddress, Id, listQuery, one, page } from '../kit/wire'
import { Team } from '../teams/schemas'
import { Confirmation, NewPassword, ProfileChange, TimeZoneChoice, User } from './schemas'

export const currentUser = endpoint({
  name: 'account.current',
  summary: 'Retrieve the signed-in person with roles and teams.',
  method: 'GET',
  path: '/api/users/current',
  permission: 'signed-in',
  output: one(User),
})

export const updateUser = endpoint({
  name: 'account.update',
  summary: 'Update your name, time zone, language or last workspace.',
  method: 'PATCH',
  path: '/api/users/current',
  permission: 'signed-in',
  body: ProfileChange,
  output: one(User),
})

export const deleteUser = endpoint({
  name: 'account.delete',
  summary:
    'Delete your account, and the teams of which you are the only member. 409 if another team would lose its last owner.',
  method: 'DELETE',
  path: '/api/users/current',
  permission: 'signed-in',
  body: Confirmation,
  output: z.object({}),
  errors: ['conflict', 'too_many_requests'],
})

export const changePassword = endpoint({
  name: 'account.change_password',
  summary: 'Set a new password. Ends every other session.',
  method: 'PUT',
  path: '/api/users/current/password',
  permission: 'signed-in',
  body: z.object({
    current_password: z._default(z.string().check(z.maxLength(1024)), ''),
    password: NewPassword,
  }),
  output: z.object({}),
  errors: ['too_many_requests'],
})

export const changeEmail = endpoint({
  name: 'account.change_email',
  summary: 'Request a change of email address. It takes effect when the emailed link is opened.',
  method: 'POST',
  path: '/api/users/current/email',
  permission: 'signed-in',
  body: z.object({ email: EmailAddress, ...Confirmation.shape }),
  output: z.object({ data: z.object({ message: z.string() }) }),
  errors: ['too_many_requests'],
})

export const currentTeams = endpoint({
  name: 'account.teams',
  summary: "List the signed-in person's teams.",
  method: 'GET',
  path: '/api/users/current/teams',
  permission: 'signed-in',
  query: z.object(listQuery({ fields: ['name', 'created'], default: 'name:asc' })),
  output: page(Team),
})

export const lookUpEmail = endpoint({
  name: 'account.look_up_email',
  summary: 'Look up an email address among the members of your teams; null if nobody has it.',
  method: 'GET',
  path: '/api/users/lookups/email',
  permission: 'add-users',
  query: z.object({ email: EmailAddress }),
  output: z.object({
    data: z.nullable(z.object({ id: Id, email: z.string(), name: z.nullable(z.string()) })),
  }),
  errors: ['too_many_requests'],
})

export const listTimeZones = endpoint({
  name: 'account.time_zones',
  summary: 'List all time zones by name.',
  method: 'GET',
  path: '/api/locations/timezones',
  permission: 'signed-in',
  output: z.object({ data: z.array(TimeZoneChoice) }),
})
