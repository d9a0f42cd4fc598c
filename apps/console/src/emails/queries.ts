import { listEmailEvents, listEmails, readEmail } from '@sextant/contract/emails/endpoints'
import { EmailStatus } from '@sextant/contract/emails/schemas'
import type { OutputOf } from '@sextant/contract/kit/endpoint'
import type { TeamRef } from '@sextant/contract/kit/team'
import { Day } from '@sextant/contract/kit/wire'
import { listSegments } from '@sextant/contract/segments/endpoints'
import * as z from 'zod/mini'
import { ask } from '../kit/ask'
import { isUnderWay } from './under-way'

const word = z.optional(z.string())
const fields = ['created', 'subject', 'from_address', 'status'] as const

/** The query of the mails' list. */
export const EmailSearch = z.object({
  search: word,
  status: z.optional(EmailStatus),
  start_date: z.optional(Day),
  end_date: z.optional(Day),
  sort: z.optional(z.enum(fields.flatMap((field) => [`${field}:asc`, `${field}:desc`]))),
  next: word,
  previous: word,
})
type EmailSearch = z.infer<typeof EmailSearch>

/** How often a list of mails is asked for again, in milliseconds: sooner while one of them is being worked on. */
const again = { working: 1000, idle: 15_000 }

export const emailsQuery = (team: TeamRef, search: EmailSearch, slot?: string) => ({
  ...ask(listEmails, { team, query: search }, slot),
  refetchInterval: ({ state }: Listed) =>
    state.data?.data.some(({ status }) => isUnderWay(status)) ? again.working : again.idle,
})

type Listed = { readonly state: { readonly data: OutputOf<typeof listEmails> | undefined } }

/** The newest mails, for a dashboard. */
export const latestEmailsQuery = (team: TeamRef) => ask(listEmails, { team, query: { limit: 10 } })

/** The mails that have waited longest for a person. */
export const heldEmailsQuery = (team: TeamRef) =>
  ask(listEmails, { team, query: { status: 'Held', sort: 'created:asc', limit: 10 } })

export const emailQuery = (team: TeamRef, id: string) => ask(readEmail, { team, id })

export const emailEventsQuery = (team: TeamRef, id: string) => ask(listEmailEvents, { team, id })

/** What was made from a mail. */
export const emailSegmentsQuery = (team: TeamRef, id: string) =>
  ask(listSegments, { team, kind: 'all', query: { email_id: id, limit: 100 } })
