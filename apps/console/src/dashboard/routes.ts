import type { PageRoute } from '../kit/page-route'
import { DashboardSkeleton } from '../ui/skeleton'

/** An organization's dashboard; its screen is given, because trips have a part in it. */
export const orgDashboardPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'dashboard',
  page: 'Dashboard',
  permission: 'read-dashboard',
  load: async () => (await import('./load')).loadDashboard,
  skeleton: DashboardSkeleton,
  screen,
})

/** A developer team's dashboard; its screen is given, because emails have a part in it. */
export const developerDashboardPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'dashboard',
  page: 'Dashboard',
  permission: 'read-dashboard',
  load: async () => (await import('./load')).loadDeveloperDashboard,
  skeleton: DashboardSkeleton,
  screen,
})
