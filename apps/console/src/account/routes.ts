import type { TopLevelPage } from '../kit/page-route'
import { routeNames } from '../kit/route-names'

type AccountScreen = Required<Pick<TopLevelPage, 'screen' | 'load'>>

/**
 * One's own account. The guard has loaded the current user before it opens. Its screen is given, with what that loads,
 * because sessions have a part in it.
 */
export const accountPage = (given: AccountScreen): TopLevelPage => ({
  path: routeNames['account.show'],
  page: 'Account',
  ...given,
})
