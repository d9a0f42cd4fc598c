import { listDevelopers, listOrganizations } from '@sextant/contract/teams/endpoints'
import { ask } from '../kit/ask'

const everyTeam = { paginate: 'false', sort: 'name:asc' } as const

/** The organization teams one may see, by name. */
export const organizationsQuery = ask(listOrganizations, { query: everyTeam })

/** The developer teams one may see, by name. */
export const developersQuery = ask(listDevelopers, { query: everyTeam })
