import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** The team's reports, in both kinds of workspace. */
export const reportPages: readonly PageRoute[] = [
  {
    path: 'reports',
    page: 'Reports',
    permission: 'browse-reports',
    remember: 'reports',
    load: async () => (await import('./load')).loadReports,
    screen: lazyScreen(() => import('./list'), 'ReportList'),
  },
  {
    path: 'reports/$reportId',
    page: 'Report',
    permission: 'read-reports',
    load: async () => (await import('./load')).loadReport,
    screen: lazyScreen(() => import('./detail'), 'ReportDetail'),
  },
]
