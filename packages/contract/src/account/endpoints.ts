import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { listQuery, one, page } from '../kit/wire'
import { Team } from '../teams/schemas'
import { User } from './schemas'

export const currentUser = endpoint({
  name: 'account.current',
  summary: 'The person who is signed in, with roles and teams.',
  method: 'GET',
  path: '/api/users/current',
  permission: 'signed-in',
  output: one(User),
})

export const currentTeams = endpoint({
  name: 'account.teams',
  summary: 'The teams of the person who is signed in.',
  method: 'GET',
  path: '/api/users/current/teams',
  permission: 'signed-in',
  query: z.object(listQuery({ fields: ['name', 'created'], default: 'name:asc' })),
  output: page(Team),
})
