import { readDigest } from '@sextant/contract/emails/digest'
import { listEmails } from '@sextant/contract/emails/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import * as z from 'zod/mini'
import { endpointQuery } from '../../kit/endpoint-query'

/** Query parameters of the review screen. */
export const ReviewSearch = z.object({
  /** The email under review; by default the first in the queue. */
  email: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  /** `Later` shows postponed emails instead of open ones. */
  queue: z.optional(z.enum(['Open', 'Later'])),
  /** The assignee: a user's ID, or `none`. */
  assignee: z.optional(z.string().check(z.regex(/^(?:\d{1,18}|none)$/))),
  view: z.optional(z.enum(['page', 'text', 'files', 'read'])),
  /** The field to show in the text. */
  field: z.optional(z.string().check(z.maxLength(100))),
})
export type ReviewSearch = z.infer<typeof ReviewSearch>

/** The oldest emails of a queue, as many as are worked through at a time, and the size of the whole queue. */
export const queueQuery = (team: TeamRef, { queue = 'Open', assignee }: Pick<ReviewSearch, 'queue' | 'assignee'>) =>
  endpointQuery(listEmails, { team, query: { review: queue, assignee, sort: 'created:asc', limit: 50 } })

/** Whether the user receives the daily summary. */
export const digestQuery = (team: TeamRef) => ({ ...endpointQuery(readDigest, { team }), throwOnError: false })

/** The number of open or failed emails; only the count matters. */
export const openCountQuery = (team: TeamRef) =>
  endpointQuery(listEmails, { team, query: { review: 'Open', limit: 1 } })
export const failedCountQuery = (team: TeamRef) =>
  endpointQuery(listEmails, { team, query: { status: 'Failed', limit: 1 } })
