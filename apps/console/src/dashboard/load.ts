import { todayOf } from '../kit/clock'
import type { Load } from '../kit/page-route'
import { readSearch } from '../kit/search'
import { chartSpecs } from './chart-specs'
import { dashboardQuery, queriesOf } from './queries'
import { DashboardSearch, dashboardView } from './search'

/** Asks for the charts too, and waits for the figures and trips alone. */
export const loadDashboard: Load = ({ queryClient, team, ref, search, preload }) => {
  const view = dashboardView(readSearch(DashboardSearch, search), todayOf(team))
  if (!preload)
    for (const chart of chartSpecs) void queryClient.prefetchQuery(queriesOf(chart, ref, view).now)
  return queryClient.ensureQueryData(dashboardQuery(ref))
}
