import {
  listApplicationRequests,
  listApplications,
  loggedMethods,
  readApplication,
  statusClasses,
} from '@sextant/contract/applications/endpoints'
import { ApplicationStatus } from '@sextant/contract/applications/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { Day } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { api } from '../kit/api'
import { ask } from '../kit/ask'
import { askPage } from '../kit/ask-page'

const word = z.optional(z.string())

/** The query of the applications' list. */
export const ApplicationSearch = z.object({
  search: word,
  status: z.optional(ApplicationStatus),
  sort: z.optional(z.enum(['created:asc', 'created:desc', 'name:asc', 'name:desc'])),
  next: word,
  previous: word,
})
type ApplicationSearch = z.infer<typeof ApplicationSearch>

/** The query of an application's page: its part, and which of its calls are listed. */
export const CallSearch = z.object({
  view: z.optional(z.enum(['settings'])),
  path: word,
  status: z.optional(z.enum(statusClasses)),
  method: z.optional(z.enum(loggedMethods)),
  start_date: z.optional(Day),
  end_date: z.optional(Day),
  sort: z.optional(z.enum(['created:asc', 'created:desc', 'duration_ms:asc', 'duration_ms:desc'])),
  next: word,
  previous: word,
})
export type CallSearch = z.infer<typeof CallSearch>

export const applicationsQuery = (team: TeamRef, search: ApplicationSearch, slot?: string) =>
  askPage(
    [listApplications.name, { team, query: search }],
    search,
    (query, options) => api.call(listApplications, { team, query }, options),
    slot,
  )

export const applicationQuery = (team: TeamRef, id: string) => ask(readApplication, { team, id })

/** Calls come in while one looks: asked for again every few seconds, in milliseconds. */
const callsAgain = 5000

export const callsQuery = (
  team: TeamRef,
  id: string,
  { view: _view, ...query }: CallSearch,
  slot?: string,
) => ({
  ...askPage(
    [listApplicationRequests.name, { team, id, query }],
    query,
    (page, options) => api.call(listApplicationRequests, { team, id, query: page }, options),
    slot,
  ),
  refetchInterval: callsAgain,
})
