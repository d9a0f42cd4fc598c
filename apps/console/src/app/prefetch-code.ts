import type { makeRouter } from './router'

/** Fetches the code of the requested page while the current user is still loading: almost nobody is refused. */
export function prefetchCode(router: ReturnType<typeof makeRouter>): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of routes) {
    void router.loadRouteChunk(route)
    // The route fetches it again when it needs it, and reports the failure then.
    route.options.staticData?.fetchCode?.()?.catch(() => {})
  }
}
