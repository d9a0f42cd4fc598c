import { orgDashboard } from '@sextant/contract/dashboard/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import { ask } from '../kit/ask'

export const dashboardQuery = (team: TeamRef) => ask(orgDashboard, { team })
