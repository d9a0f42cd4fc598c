import type { TeamRef } from '@sextant/contract/kit/team'
import { listMailboxes, readMailbox, readMailboxOptions } from '@sextant/contract/mailboxes/endpoints'
import * as z from 'zod/mini'
import { api } from '../kit/api'
import { ask } from '../kit/ask'
import { askPage } from '../kit/ask-page'

const word = z.optional(z.string())

/** The query of the mailboxes list. */
export const MailboxSearch = z.object({
  search: word,
  sort: z.optional(z.enum(['created:asc', 'created:desc', 'name:asc', 'name:desc'])),
  next: word,
  previous: word,
})
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
