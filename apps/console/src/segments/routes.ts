import type { PageRoute } from '../kit/page-route'

/** Travel. Its screen is given, because trips have a part in it. */
export const travelPage = (screen: PageRoute['screen']): PageRoute => ({
  path: 'travel',
  page: 'Travel',
  permission: 'browse-trips',
  remember: 'travel',
  load: async () => (await import('./load')).loadTravel,
  screen,
})
