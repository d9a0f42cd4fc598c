import { todayOf } from '../kit/clock'
import type { Load } from '../kit/page-route'
import { readSearch } from '../kit/search'
import { chartSpecs } from './chart-specs'
import { mailsByDay } from './mail-chart'
import { MailSearch, mailView } from './mail-search'
import { dashboardQuery, figuresQuery, queriesOf } from './queries'
import { DashboardSearch, dashboardView } from './search'

/** Starts loading the charts, but waits only for the figures and trips. */
export const loadDashboard: Load = ({ queryClient, team, ref, search, preload }) => {
  const view = dashboardView(readSearch(DashboardSearch, search), todayOf(team))
  if (!preload) for (const chart of chartSpecs) void queryClient.prefetchQuery(queriesOf(chart, ref, view).now)
  return queryClient.ensureQueryData(dashboardQuery(ref))
}

/** Loads the developer dashboard; figures and chart appear as they arrive. */
export const loadDeveloperDashboard: Load = async ({ queryClient, team, ref, search, preload }) => {
  const view = mailView(readSearch(MailSearch, search), todayOf(team))
  if (!preload) void queryClient.prefetchQuery(queriesOf(mailsByDay, ref, view).now)
  // The figures are above everything else, which would shift if they appeared later.
  await queryClient.prefetchQuery(figuresQuery(ref, view.span))
}
