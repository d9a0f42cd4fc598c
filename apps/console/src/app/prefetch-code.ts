import type { makeRouter } from './router'

/** Fetches the requested page's code while the current user is still loading, since access is almost never refused. */
export function prefetchCode(router: ReturnType<typeof makeRouter>): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of routes) {
    void router.loadRouteChunk(route)
    // The route fetches it again when needed, and reports the failure then.
    route.options.staticData?.fetchCode?.()?.catch(() => {})
  }
}
