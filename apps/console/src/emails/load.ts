import type { Rendering } from '@sextant/contract/emails/content'
import type { TeamRef } from '@sextant/contract/kit/team'
import type { QueryClient } from '@tanstack/react-query'
import { userChoicesQuery } from '../kit/choices'
import { todayOf } from '../kit/clock'
import { type Load, searchLoad } from '../kit/page-route'
import { modelQuery } from './model/queries'
import { emailTextQuery, RuleSearch, ruleQuery, rulesQuery } from './parsing-rules/queries'
import { ProgressSearch, progressQuery } from './progress/queries'
import {
  EmailSearch,
  emailEventsQuery,
  emailQuery,
  emailSegmentsQuery,
  emailsQuery,
  isEmptyPage,
  renderedQuery,
} from './queries'
import { ReprocessSearch, reprocessesQuery, reprocessQuery } from './reprocess/queries'
import { digestQuery, failedCountQuery, openCountQuery, queueQuery, ReviewSearch } from './review/queries'

export const loadEmails = searchLoad(EmailSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(emailsQuery(ref, search, preload ? undefined : 'emails'))
})

/** Awaits everything that has other content below it. */
export const loadEmail: Load = async ({ queryClient, ref, params: { emailId = '' }, search: { view } }) =>
  await Promise.all([
    queryClient.ensureQueryData(emailQuery(ref, emailId)),
    queryClient.prefetchQuery(emailEventsQuery(ref, emailId)),
    queryClient.prefetchQuery(emailSegmentsQuery(ref, emailId)),
    ...(view === 'text' ? [queryClient.prefetchQuery(renderedQuery(ref, emailId, 'text'))] : []),
  ])

/** Awaits the counts in the links to unread emails, so that nothing shifts when they appear. */
export const loadUnreadCounts: Load = async ({ queryClient, ref, can: may }) => {
  if (!may('browse-emails')) return
  await Promise.all([
    queryClient.prefetchQuery(failedCountQuery(ref)),
    ...(may('edit-segments') ? [queryClient.prefetchQuery(openCountQuery(ref))] : []),
  ])
}

/** Awaits the email under review and its visible content: on narrow screens, the booking is below it. */
export const loadReview = searchLoad(ReviewSearch, async ({ queryClient, ref, search }) => {
  const queue = await queryClient.ensureQueryData(queueQuery(ref, search))
  const id = search.email ?? queue.data[0]?.id
  // The screen stays while the next email loads, so that the last decision can be undone meanwhile.
  if (id !== undefined) void prefetchEmail(queryClient, ref, id)
  await Promise.all([queryClient.prefetchQuery(userChoicesQuery(ref)), queryClient.prefetchQuery(digestQuery(ref))])
})

async function prefetchEmail(queryClient: QueryClient, ref: TeamRef, id: string): Promise<void> {
  const prefetchView = async (type: Rendering) => await queryClient.prefetchQuery(renderedQuery(ref, id, type))
  await Promise.all([
    queryClient.prefetchQuery(emailQuery(ref, id)),
    queryClient.prefetchQuery(emailSegmentsQuery(ref, id)),
    prefetchView('html'),
  ])
  if (isEmptyPage(queryClient.getQueryData(renderedQuery(ref, id, 'html').queryKey))) await prefetchView('text')
}

export const loadRules = searchLoad(RuleSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(rulesQuery(ref, search, preload ? undefined : 'rules'))
})

export const loadRule: Load = ({ queryClient, ref, params: { ruleId = '' } }) =>
  queryClient.ensureQueryData(ruleQuery(ref, ruleId))

export const loadReprocesses = searchLoad(ReprocessSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(reprocessesQuery(ref, search, preload ? undefined : 'reprocesses'))
})

export const loadReprocess: Load = ({ queryClient, ref, params: { reprocessId = '' } }) =>
  queryClient.ensureQueryData(reprocessQuery(ref, reprocessId))

export const loadProgress = searchLoad(ProgressSearch, ({ queryClient, team, ref, search }) =>
  queryClient.ensureQueryData(progressQuery(ref, search, todayOf(team))),
)

export const loadModel: Load = ({ queryClient, ref }) => queryClient.ensureQueryData(modelQuery(ref))

export const loadWorkbench: Load = async ({ queryClient, ref, params: { emailId = '' } }) =>
  await Promise.all([
    queryClient.ensureQueryData(emailQuery(ref, emailId)),
    queryClient.ensureQueryData(emailTextQuery(ref, emailId)),
  ])
