import type { TopLevelPage } from '../kit/page-route'

/** Help and feedback. The app passes the screen, because it knows the links. */
export const supportPage = (screen: TopLevelPage['screen']): TopLevelPage => ({
  path: '/support',
  page: 'Support',
  permission: 'browse-support',
  screen,
})
