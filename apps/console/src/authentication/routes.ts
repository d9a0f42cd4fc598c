import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** A team's authentication settings, for super administrators (spec §6). */
export const authenticationPage: PageRoute = {
  path: 'settings/authentication',
  page: 'Authentication',
  permission: 'browse-authentication',
  load: async () => (await import('./load')).loadAuthentication,
  screen: lazyScreen(() => import('./authentication'), 'Authentication'),
}
