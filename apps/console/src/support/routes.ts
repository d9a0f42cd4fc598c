import type { TopLevelPage } from '../kit/page-route'

/** Help and feedback. Its screen is given, because the app knows the links. */
export const supportPage = (screen: TopLevelPage['screen']): TopLevelPage => ({
  path: '/support',
  page: 'Support',
  permission: 'browse-support',
  screen,
})
