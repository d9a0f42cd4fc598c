import { lazyRouteComponent } from '@tanstack/react-router'
import type { HighPage } from '../kit/page-route'
import { routeNames } from '../kit/route-names'

/** One's own profile. The guard has loaded the current user before it opens. */
export const accountPage: HighPage = {
  path: routeNames['account.show'],
  page: 'Account',
  screen: lazyRouteComponent(() => import('./profile'), 'Profile'),
}
