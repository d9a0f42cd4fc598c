import type { TopLevelPage } from '../kit/page-route'
import { routeNames } from '../kit/route-names'

type AccountScreen = Required<Pick<TopLevelPage, 'screen' | 'load'>>

/**
 * The account page. The guard loads the current user before it opens. The app passes the screen and its loader, because
 * they include sessions.
 */
export const accountPage = (screen: AccountScreen): TopLevelPage => ({
  path: routeNames['account.show'],
  page: 'Account',
  ...screen,
})
