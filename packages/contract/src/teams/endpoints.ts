import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { listQuery, one, page } from '../kit/wire'
import { NewTeam, Team, TeamChange, TeamDeletion } from './schemas'

const teamsQuery = z.object({
  ...listQuery({ fields: ['name', 'created'], default: 'name:asc' }),
  /** `false` returns all teams at once (spec §7). */
  paginate: z.optional(z.enum(['true', 'false'])),
})

export const listOrganizations = endpoint({
  name: 'teams.organizations',
  summary: 'List the organisation teams you belong to, or all of them with browse-all-organizations.',
  method: 'GET',
  path: '/api/orgs',
  permission: 'browse-organizations',
  query: teamsQuery,
  output: page(Team),
})

export const listDevelopers = endpoint({
  name: 'teams.developers',
  summary: 'List the developer teams you belong to, or all of them with browse-all-developers.',
  method: 'GET',
  path: '/api/developers',
  permission: 'browse-developers',
  query: teamsQuery,
  output: page(Team),
})

export const readOrganization = endpoint({
  name: 'teams.organization',
  summary: 'Retrieve an organisation team.',
  method: 'GET',
  path: '{team}',
  teams: ['org'],
  permission: 'read-organizations',
  output: one(Team),
})

export const readDeveloper = endpoint({
  name: 'teams.developer',
  summary: 'Retrieve a developer team.',
  method: 'GET',
  path: '{team}',
  teams: ['dev'],
  permission: 'read-developers',
  output: one(Team),
})

export const createOrganization = endpoint({
  name: 'teams.create_organization',
  summary: 'Create an organisation team that you own.',
  method: 'POST',
  path: '/api/orgs',
  permission: 'signup-organizations',
  body: NewTeam,
  output: one(Team),
})

export const createDeveloper = endpoint({
  name: 'teams.create_developer',
  summary: 'Create a developer team that you own.',
  method: 'POST',
  path: '/api/developers',
  permission: 'add-developers',
  body: NewTeam,
  output: one(Team),
})

export const updateOrganization = endpoint({
  name: 'teams.update_organization',
  summary: "Update an organisation team's general settings.",
  method: 'PATCH',
  path: '{team}',
  teams: ['org'],
  permission: 'edit-organizations',
  body: TeamChange,
  output: one(Team),
})

export const updateDeveloper = endpoint({
  name: 'teams.update_developer',
  summary: "Update a developer team's general settings.",
  method: 'PATCH',
  path: '{team}',
  teams: ['dev'],
  permission: 'edit-developers',
  body: TeamChange,
  output: one(Team),
})

export const deleteOrganization = endpoint({
  name: 'teams.delete_organization',
  summary: 'Delete an organisation team. The body repeats its name.',
  method: 'DELETE',
  path: '{team}',
  teams: ['org'],
  permission: 'delete-organizations',
  body: TeamDeletion,
  output: one(Team),
})

export const deleteDeveloper = endpoint({
  name: 'teams.delete_developer',
  summary: 'Delete a developer team. The body repeats its name.',
  method: 'DELETE',
  path: '{team}',
  teams: ['dev'],
  permission: 'delete-developers',
  body: TeamDeletion,
  output: one(Team),
})
