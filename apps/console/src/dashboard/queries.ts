import { orgDashboard } from '@sextant/contract/dashboard/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import { ask } from '../kit/ask'
import type { Load } from '../kit/page-route'

export const dashboardQuery = (team: TeamRef) => ask(orgDashboard, { team })

export const loadDashboard: Load = ({ queryClient, ref }) => queryClient.ensureQueryData(dashboardQuery(ref))
