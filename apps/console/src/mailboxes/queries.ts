import type { TeamRef } from '@sextant/contract/kit/team'
import { listMailboxes } from '@sextant/contract/mailboxes/endpoints'
import * as z from 'zod/mini'
import { ask } from '../kit/ask'

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
  ask(listMailboxes, { team, query: search }, slot)
