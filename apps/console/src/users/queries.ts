import type { TeamRef } from '@sextant/contract/kit/team'
import { listInvitations, listUsers, readUser } from '@sextant/contract/users/endpoints'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'

/** Query parameters of the list of users. */
export const UserSearch = searchOf(listUsers)
type UserSearch = z.infer<typeof UserSearch>

export const usersQuery = (team: TeamRef, search: UserSearch, slot?: string) =>
  listPageQuery(
    [listUsers.name, { team, query: search }],
    search,
    (query, options) => api.call(listUsers, { team, query }, options),
    slot,
  )

/** Pending invitations. */
export const invitationsQuery = (team: TeamRef) =>
  endpointQuery(listInvitations, { team, query: { status: 'Pending', limit: 100 } })

export const userQuery = (team: TeamRef, id: string) => endpointQuery(readUser, { team, id })
