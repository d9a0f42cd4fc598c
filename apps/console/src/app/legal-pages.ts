import { lazyScreen } from '../kit/lazy-screen'
import type { PublicPage } from '../kit/page-route'

/** Pages that the footer links to unless the operator has configured others. */
export const legalPages: readonly PublicPage[] = [
  {
    path: '/legal/patents',
    page: 'Patents',
    screen: lazyScreen(() => import('./legal'), 'Patents'),
  },
  {
    path: '/legal/user-agreement',
    page: 'User agreement',
    screen: lazyScreen(() => import('./legal'), 'UserAgreement'),
  },
]
