import type { HighPage } from '../kit/page-route'
import { routeNames } from '../kit/route-names'

/** One's own account. The guard has loaded the current user before it opens. Its screen is given, because sessions have a part in it. */
export const accountPage = (screen: HighPage['screen']): HighPage => ({
  path: routeNames['account.show'],
  page: 'Account',
  load: async () => (await import('./queries')).loadAccount,
  screen,
})
