import type { PageRoute } from '../kit/page-route'
import { DashboardSkeleton } from '../ui/skeleton'

/** The organization dashboard. The app passes the screen, because it includes trips. */
export const orgDashboardPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'dashboard',
  page: 'Dashboard',
  permission: 'read-dashboard',
  load: async () => (await import('./load')).loadDashboard,
  skeleton: DashboardSkeleton,
  screen,
})

/** The developer dashboard. The app passes the screen, because it includes emails. */
export const developerDashboardPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'dashboard',
  page: 'Dashboard',
  permission: 'read-dashboard',
  load: async () => (await import('./load')).loadDeveloperDashboard,
  skeleton: DashboardSkeleton,
  screen,
})
