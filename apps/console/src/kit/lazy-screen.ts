import { lazyRouteComponent } from '@tanstack/react-router'
import { PartMissing } from './failure'

/**
 * A screen that is loaded when first shown. The router reloads the window when a chunk is gone, because a newer console
 * was deployed. Offline, that would leave a blank window, so the page fails like an API call instead.
 */
export const lazyScreen: typeof lazyRouteComponent = (fetchScreen, name) =>
  lazyRouteComponent(
    async () =>
      await fetchScreen().catch((error: unknown) => {
        throw navigator.onLine ? error : new PartMissing('The screen could not be fetched.')
      }),
    name,
  )
