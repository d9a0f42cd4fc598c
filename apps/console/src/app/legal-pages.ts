import { lazyRouteComponent } from '@tanstack/react-router'
import type { PublicPage } from '../kit/page-route'

/** What the footer's links lead to unless the operator has set others. */
export const legalPages: readonly PublicPage[] = [
  {
    path: '/legal/patents',
    page: 'Patents',
    screen: lazyRouteComponent(() => import('./legal'), 'Patents'),
  },
  {
    path: '/legal/user-agreement',
    page: 'User agreement',
    screen: lazyRouteComponent(() => import('./legal'), 'UserAgreement'),
  },
]
