import { listEmailCallbacks, type Rendering, renderEmail } from '@sextant/contract/emails/content'
import { listEmailEvents, listEmailSources, listEmails, readEmail } from '@sextant/contract/emails/endpoints'
import type { OutputOf } from '@sextant/contract/kit/endpoint'
import type { TeamRef } from '@sextant/contract/kit/team'
import { listMailboxes } from '@sextant/contract/mailboxes/endpoints'
import { listSegments } from '@sextant/contract/segments/endpoints'
import type * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'
import { isInProgress } from './in-progress'

/** The query of the mails' list. */
export const EmailSearch = searchOf(listEmails)
export type EmailSearch = z.infer<typeof EmailSearch>

/** How often a list of mails is asked for again, in milliseconds: sooner while one of them is being worked on. */
const refetchMs = { working: 1000, idle: 15_000 }

export const emailsQuery = (team: TeamRef, search: EmailSearch, slot?: string) => ({
  ...listPageQuery(
    [listEmails.name, { team, query: search }],
    search,
    (query, options) => api.call(listEmails, { team, query }, options),
    slot,
  ),
  refetchInterval: ({ state }: Listed) =>
    state.data?.data.some(({ status }) => isInProgress(status)) ? refetchMs.working : refetchMs.idle,
})

type Listed = { readonly state: { readonly data: OutputOf<typeof listEmails> | undefined } }

/** What the list can be filtered by, besides what every mail has. */
export const sourcesQuery = (team: TeamRef) => ({
  ...endpointQuery(listEmailSources, { team }),
  throwOnError: false,
})
export const mailboxChoiceQuery = (team: TeamRef) => ({
  ...endpointQuery(listMailboxes, { team, query: { sort: 'name:asc', limit: 200 } }),
  throwOnError: false,
})

/** The newest mails, for a dashboard. */
export const latestEmailsQuery = (team: TeamRef) => endpointQuery(listEmails, { team, query: { limit: 10 } })

/** The newest mails of a mailbox, asked for again as a list is. */
export const emailsOfMailboxQuery = (team: TeamRef, mailboxId: string) => ({
  ...endpointQuery(listEmails, { team, query: { mailbox_id: mailboxId, limit: 10 } }),
  refetchInterval: emailsQuery(team, {}).refetchInterval,
})

/** The mails that have waited longest for a person. */
export const heldEmailsQuery = (team: TeamRef) =>
  endpointQuery(listEmails, { team, query: { status: 'Held', sort: 'created:asc', limit: 10 } })

/** One view of a message, whose bytes never change. */
export const renderedQuery = (team: TeamRef, id: string, type: Rendering) => ({
  ...endpointQuery(renderEmail, { team, id, query: { type } }),
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: false,
})

export const callbacksQuery = (team: TeamRef, id: string) => ({
  ...endpointQuery(listEmailCallbacks, { team, id }),
  throwOnError: false,
})

export const emailQuery = (team: TeamRef, id: string) => endpointQuery(readEmail, { team, id })

export const emailEventsQuery = (team: TeamRef, id: string) => endpointQuery(listEmailEvents, { team, id })

/** What was made from a mail. */
export const emailSegmentsQuery = (team: TeamRef, id: string) =>
  endpointQuery(listSegments, { team, kind: 'all', query: { email_id: id, limit: 100 } })
