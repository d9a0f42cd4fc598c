import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** The reports of a team; both kinds of workspace have them. */
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
