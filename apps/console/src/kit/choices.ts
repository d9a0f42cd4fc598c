import type { TeamRef } from '@sextant/contract/kit/team'
import { listMailboxes } from '@sextant/contract/mailboxes/endpoints'
import { listUsers } from '@sextant/contract/users/endpoints'
import { endpointQuery } from './endpoint-query'

/** The mailboxes that a form offers. */
export const mailboxChoicesQuery = (team: TeamRef) => endpointQuery(listMailboxes, { team, query: { limit: 200 } })

/** The users that a form offers. A screen works without them. */
export const userChoicesQuery = (team: TeamRef) => ({
  ...endpointQuery(listUsers, { team, query: { sort: 'name:asc', limit: 200 } }),
  throwOnError: false,
})
