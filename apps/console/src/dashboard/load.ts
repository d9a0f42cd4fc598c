import { todayOf } from '../kit/clock'
import type { Load } from '../kit/page-route'
import { readSearch } from '../kit/search'
import { chartSpecs } from './chart-specs'
import { mailsByDay } from './mail-chart'
import { MailSearch, mailView } from './mail-search'
import { dashboardQuery, figuresQuery, queriesOf } from './queries'
import { DashboardSearch, dashboardView } from './search'

/** Asks for the charts too, and waits for the figures and trips alone. */
export const loadDashboard: Load = ({ queryClient, team, ref, search, preload }) => {
  const view = dashboardView(readSearch(DashboardSearch, search), todayOf(team))
  if (!preload) for (const chart of chartSpecs) void queryClient.prefetchQuery(queriesOf(chart, ref, view).now)
  return queryClient.ensureQueryData(dashboardQuery(ref))
}

/** A developer team's: the figures and the chart show themselves as they come. */
export const loadDeveloperDashboard: Load = async ({ queryClient, team, ref, search, preload }) => {
  const view = mailView(readSearch(MailSearch, search), todayOf(team))
  if (!preload) void queryClient.prefetchQuery(queriesOf(mailsByDay, ref, view).now)
  // The figures stand above everything else, which would jump when they come.
  await queryClient.prefetchQuery(figuresQuery(ref, view.span))
}
