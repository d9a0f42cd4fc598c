import type { TeamRef } from '@sextant/contract/kit/team'
import { listMailboxes, readMailbox, readMailboxOptions } from '@sextant/contract/mailboxes/endpoints'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'

/** Query parameters of the list of mailboxes. */
export const MailboxSearch = searchOf(listMailboxes)
type Search = z.infer<typeof MailboxSearch>

export const mailboxesQuery = (team: TeamRef, search: Search = {}, slot?: string) =>
  listPageQuery(
    [listMailboxes.name, { team, query: search }],
    search,
    (query, options) => api.call(listMailboxes, { team, query }, options),
    slot,
  )

/** How often a mailbox's page is refetched, in milliseconds. */
const refetchMs = 5000

export const mailboxQuery = (team: TeamRef, id: string) => ({
  ...endpointQuery(readMailbox, { team, id }),
  refetchInterval: refetchMs,
})

export const mailboxOptionsQuery = (team: TeamRef) => endpointQuery(readMailboxOptions, { team })
