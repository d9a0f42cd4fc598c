import { listDevelopers, listOrganizations } from '@sextant/contract/teams/endpoints'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../kit/ask'

const everyTeam = { paginate: 'false', sort: 'name:asc' } as const

/** The organization teams one may see, by name. */
export const organizationsQuery = ask(listOrganizations, { query: everyTeam })

/** The developer teams one may see, by name. */
export const developersQuery = ask(listDevelopers, { query: everyTeam })

export async function loadTeams(queryClient: QueryClient): Promise<void> {
  void queryClient.prefetchQuery(organizationsQuery)
  void queryClient.prefetchQuery(developersQuery)
}
