import type { TeamRef } from '@sextant/contract/kit/team'
import { listMailboxes, readMailbox, readMailboxOptions } from '@sextant/contract/mailboxes/endpoints'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'

/** The query of the mailboxes list. */
export const MailboxSearch = searchOf(listMailboxes)
type Search = z.infer<typeof MailboxSearch>

export const mailboxesQuery = (team: TeamRef, search: Search = {}, slot?: string) =>
  listPageQuery(
    [listMailboxes.name, { team, query: search }],
    search,
    (query, options) => api.call(listMailboxes, { team, query }, options),
    slot,
  )

/** How often the page of a mailbox asks how it does, in milliseconds. */
const refetchMs = 5000

export const mailboxQuery = (team: TeamRef, id: string) => ({
  ...endpointQuery(readMailbox, { team, id }),
  refetchInterval: refetchMs,
})

export const mailboxOptionsQuery = (team: TeamRef) => endpointQuery(readMailboxOptions, { team })
