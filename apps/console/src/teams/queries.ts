import { listDevelopers, listOrganizations } from '@sextant/contract/teams/endpoints'
import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../kit/endpoint-query'

const allTeams = { paginate: 'false', sort: 'name:asc' } as const

/** The organization teams that the user may see, by name. */
export const organizationsQuery = endpointQuery(listOrganizations, { query: allTeams })

/** The developer teams that the user may see, by name. */
export const developersQuery = endpointQuery(listDevelopers, { query: allTeams })

export async function loadTeams(queryClient: QueryClient): Promise<void> {
  void queryClient.prefetchQuery(organizationsQuery)
  void queryClient.prefetchQuery(developersQuery)
}
