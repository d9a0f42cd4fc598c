import type { makeRouter } from './router'

/** Fetches the code of the page that the address names while it is asked who is there: hardly anybody is refused. */
export function fetchCodeAhead(router: ReturnType<typeof makeRouter>): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of routes) {
    void router.loadRouteChunk(route)
    // Whoever needs it fetches it again, and tells of the failure.
    route.options.staticData?.fetchCode?.()?.catch(() => {})
  }
}
