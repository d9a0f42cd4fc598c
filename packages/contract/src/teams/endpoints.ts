import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { listQuery, one, page } from '../kit/wire'
import { Team } from './schemas'

const teamsQuery = z.object({
  ...listQuery({ fields: ['name', 'created'], default: 'name:asc' }),
  /** `false` answers every team at once (spec §7). */
  paginate: z.optional(z.enum(['true', 'false'])),
})

export const listOrganizations = endpoint({
  name: 'teams.organizations',
  summary: 'The organisation teams one belongs to; with browse-all-organizations, all of them.',
  method: 'GET',
  path: '/api/orgs',
  permission: 'browse-organizations',
  query: teamsQuery,
  output: page(Team),
})

export const listDevelopers = endpoint({
  name: 'teams.developers',
  summary: 'The developer teams one belongs to; with browse-all-developers, all of them.',
  method: 'GET',
  path: '/api/developers',
  permission: 'browse-developers',
  query: teamsQuery,
  output: page(Team),
})

export const readOrganization = endpoint({
  name: 'teams.organization',
  summary: 'One organisation team.',
  method: 'GET',
  path: '{team}',
  teams: ['org'],
  permission: 'read-organizations',
  output: one(Team),
})

export const readDeveloper = endpoint({
  name: 'teams.developer',
  summary: 'One developer team.',
  method: 'GET',
  path: '{team}',
  teams: ['dev'],
  permission: 'read-developers',
  output: one(Team),
})
