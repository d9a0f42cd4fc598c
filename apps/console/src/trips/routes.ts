import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

const tripPage: PageRoute = {
  path: 'trips/$tripId',
  page: 'Trip',
  permission: 'read-trips',
  load: async () => (await import('./load')).loadTrip,
  screen: lazyScreen(() => import('./trip'), 'TripScreen'),
}

/** A segment's path redirects to its place on the trip page (spec §2). */
const segmentPage: PageRoute = {
  path: 'segments/$segmentType/$segmentId',
  page: 'Trip',
  permission: 'read-trips',
  load: async () => (await import('./load')).goToSegment,
  screen: () => null,
}

/** Where everyone is at a given time. */
const wherePage: PageRoute = {
  path: 'where',
  page: 'Who is where',
  permission: 'browse-trips',
  remember: 'where',
  load: async () => (await import('./whereabouts/load')).loadWhere,
  screen: lazyScreen(() => import('./whereabouts/where'), 'WhereScreen'),
}

/** The page's screen, and the loader for what the app adds to it. */
type QualityPage = Pick<PageRoute, 'screen' | 'alongside'>

const qualityPage = (page: QualityPage): PageRoute => ({
  path: 'data-quality',
  page: 'Data quality',
  permission: 'edit-trips',
  remember: 'data-quality',
  load: async () => (await import('./quality/load')).loadQuality,
  ...page,
})

export const tripPages = (quality: QualityPage): readonly PageRoute[] => [
  tripPage,
  segmentPage,
  wherePage,
  qualityPage(quality),
]
