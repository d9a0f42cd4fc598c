import { todayOf } from '../kit/clock'
import { type Load, searchLoad } from '../kit/page-route'
import { emailTextQuery, RuleSearch, ruleQuery, rulesQuery } from './parsing-rules/queries'
import { ProgressSearch, progressQuery } from './progress/queries'
import { EmailSearch, emailEventsQuery, emailQuery, emailSegmentsQuery, emailsQuery, renderedQuery } from './queries'
import { ReprocessSearch, reprocessesQuery, reprocessQuery } from './reprocess/queries'
import { failedCountQuery, openCountQuery, queueQuery, ReviewSearch } from './review/queries'

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

/** Awaits the numbers in the links to unread emails, so that nothing moves when they appear. */
export const loadUnreadCounts: Load = async ({ queryClient, ref, may }) => {
  if (!may('browse-emails')) return
  await Promise.all([
    queryClient.prefetchQuery(failedCountQuery(ref)),
    ...(may('edit-segments') ? [queryClient.prefetchQuery(openCountQuery(ref))] : []),
  ])
}

export const loadReview = searchLoad(ReviewSearch, ({ queryClient, ref, search: { queue = 'Open' } }) =>
  queryClient.ensureQueryData(queueQuery(ref, queue)),
)

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

export const loadWorkbench: Load = async ({ queryClient, ref, params: { emailId = '' } }) =>
  await Promise.all([
    queryClient.ensureQueryData(emailQuery(ref, emailId)),
    queryClient.ensureQueryData(emailTextQuery(ref, emailId)),
  ])
