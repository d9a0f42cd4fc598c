import { listEmailCallbacks, type RenderedEmail, type Rendering, renderEmail } from '@sextant/contract/emails/content'
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

/** Query parameters of the list of emails. */
export const EmailSearch = searchOf(listEmails)
export type EmailSearch = z.infer<typeof EmailSearch>

/** How often a list of emails is refetched, in milliseconds: more often while one is being processed. */
const refetchMs = { working: 1000, idle: 15_000 }

export const emailsQuery = (team: TeamRef, search: EmailSearch, slot?: string) => ({
  ...listPageQuery(
    [listEmails.name, { team, query: search }],
    search,
    (query, options) => api.call(listEmails, { team, query }, options),
    slot,
  ),
  refetchInterval: ({ state }: ListState) =>
    state.data?.data.some(({ status }) => isInProgress(status)) ? refetchMs.working : refetchMs.idle,
})

type ListState = { readonly state: { readonly data: OutputOf<typeof listEmails> | undefined } }

/** Additional filter options for the list. */
export const sourcesQuery = (team: TeamRef) => ({
  ...endpointQuery(listEmailSources, { team }),
  throwOnError: false,
})
export const mailboxChoiceQuery = (team: TeamRef) => ({
  ...endpointQuery(listMailboxes, { team, query: { sort: 'name:asc', limit: 200 } }),
  throwOnError: false,
})

/** The latest emails, for a dashboard. */
export const latestEmailsQuery = (team: TeamRef) => endpointQuery(listEmails, { team, query: { limit: 10 } })

/** A mailbox's latest emails, polled like the list. */
export const emailsOfMailboxQuery = (team: TeamRef, mailboxId: string) => ({
  ...endpointQuery(listEmails, { team, query: { mailbox_id: mailboxId, limit: 10 } }),
  refetchInterval: emailsQuery(team, {}).refetchInterval,
})

/** The emails that have been held the longest. */
export const heldEmailsQuery = (team: TeamRef) =>
  endpointQuery(listEmails, { team, query: { status: 'Held', sort: 'created:asc', limit: 10 } })

/** One view of a message, whose content never changes. */
export const renderedQuery = (team: TeamRef, id: string, type: Rendering) => ({
  ...endpointQuery(renderEmail, { team, id, query: { type } }),
  staleTime: Number.POSITIVE_INFINITY,
  throwOnError: false,
})

/** Whether a message turned out to have no HTML, so that its text is shown instead. */
export const isEmptyPage = (rendered: { readonly data: RenderedEmail } | undefined): boolean =>
  rendered !== undefined && !rendered.data.content?.trim()

export const callbacksQuery = (team: TeamRef, id: string) => ({
  ...endpointQuery(listEmailCallbacks, { team, id }),
  throwOnError: false,
})

export const emailQuery = (team: TeamRef, id: string) => endpointQuery(readEmail, { team, id })

export const emailEventsQuery = (team: TeamRef, id: string) => endpointQuery(listEmailEvents, { team, id })

/** The segments created from an email. */
export const emailSegmentsQuery = (team: TeamRef, id: string) =>
  endpointQuery(listSegments, { team, kind: 'all', query: { email_id: id, limit: 100 } })
