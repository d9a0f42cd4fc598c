import type { TeamRef } from '@sextant/contract/kit/team'
import { listMailboxes, readMailbox, readMailboxOptions } from '@sextant/contract/mailboxes/endpoints'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import { ask } from '../kit/ask'
import { askPage } from '../kit/ask-page'
import { searchOf } from '../kit/search'

/** The query of the mailboxes list. */
export const MailboxSearch = searchOf(listMailboxes)
type Search = z.infer<typeof MailboxSearch>

export const mailboxesQuery = (team: TeamRef, search: Search = {}, slot?: string) =>
  askPage(
    [listMailboxes.name, { team, query: search }],
    search,
    (query, options) => api.call(listMailboxes, { team, query }, options),
    slot,
  )

/** How often the page of a mailbox asks how it does, in milliseconds. */
const again = 5000

export const mailboxQuery = (team: TeamRef, id: string) => ({
  ...ask(readMailbox, { team, id }),
  refetchInterval: again,
})

export const mailboxOptionsQuery = (team: TeamRef) => ask(readMailboxOptions, { team })
