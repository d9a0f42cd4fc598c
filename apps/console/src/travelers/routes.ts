import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageRoute } from '../kit/page-route'

/** Data-subject requests, in the settings of a team. */
export const privacyPage: PageRoute = {
  path: 'settings/privacy',
  page: 'Privacy',
  permission: 'browse-dsr',
  load: async () => (await import('./privacy/load')).loadPrivacy,
  screen: lazyRouteComponent(() => import('./privacy/list'), 'Privacy'),
}
