import { developerDashboard } from '@sextant/contract/dashboard/developer'
import { orgDashboard } from '@sextant/contract/dashboard/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { endpointQuery } from '../kit/endpoint-query'
import type { ChartSpec } from './chart-specs'
import type { DashboardView } from './search'

export const dashboardQuery = (team: TeamRef) => endpointQuery(orgDashboard, { team })

/** A developer team's email figures for a range of days. */
export const figuresQuery = (team: TeamRef, { start, end }: DaySpan, slot?: string) =>
  endpointQuery(developerDashboard, { team, query: { start_date: start, end_date: end } }, slot)

const queryOf = ({ interval, type }: DashboardView, { start, end }: DaySpan) => ({
  start_date: start,
  end_date: end,
  interval,
  ...(type ? { type } : {}),
})

/** A chart for the range and for the previous period. Each has its own slot, so a new range cancels pending calls. */
export const queriesOf = (chart: ChartSpec, team: TeamRef, view: DashboardView) => ({
  now: chart.query(team, queryOf(view, view.span), chart.id),
  before: chart.query(team, queryOf(view, view.previous ?? view.span), `${chart.id} before`),
})
