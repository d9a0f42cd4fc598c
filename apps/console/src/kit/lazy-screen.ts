import { lazyRouteComponent } from '@tanstack/react-router'
import { PartMissing } from './failure'

/**
 * A screen that is fetched when it is first shown. The router reloads the window when a screen is gone, because there
 * is a newer console then; without a network that would leave nothing, so the page fails as its calls do.
 */
export const lazyScreen: typeof lazyRouteComponent = (fetchScreen, name) =>
  lazyRouteComponent(
    async () =>
      await fetchScreen().catch((error: unknown) => {
        throw navigator.onLine ? error : new PartMissing('The screen could not be fetched.')
      }),
    name,
  )
