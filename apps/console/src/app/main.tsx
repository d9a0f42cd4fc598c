import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { statusText } from '../kit/failure'
import { logError } from '../kit/log'
import { nextTask } from '../kit/next-task'
import { clearPreloaded } from '../kit/preload'
import { makeQueryClient } from '../kit/query-client'
import { showFailure } from '../ui/dialogs'
import { LinkContext } from '../ui/link'
import { notifyResource } from '../ui/notices'
import { prefetchCode } from './prefetch-code'
import { RemoveSplash } from './remove-splash'
import { makeRouter } from './router'
import { AppLink } from './router-link'

const queryClient = makeQueryClient({
  onStaleFailure: (status) => {
    // Offline, the status line at the bottom of the window already says so.
    if (navigator.onLine) notifyResource(`This page could not be refreshed (${statusText(status)}).`, status)
  },
  onCommandFailure: (error) => {
    logError('A command failed.', error)
    showFailure()
  },
})

/** Renders the page once all of its code has loaded; until then the splash screen stays. */
async function start(place: HTMLElement): Promise<void> {
  await nextTask()
  const router = makeRouter(queryClient)
  // The router only starts listening to Back and Forward once it is rendered; navigation before that would be lost.
  const stopListening = router.history.subscribe((change) => void router.load(change))
  await nextTask()
  prefetchCode(router)
  await router.load()
  clearPreloaded()
  // Caught errors have their own screen, which also logs what developers need.
  const root = createRoot(place, { onCaughtError: () => {} })
  // As a transition, rendering is split into slices of a few milliseconds.
  startTransition(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <LinkContext value={AppLink}>
          <RemoveSplash onRemoved={stopListening} />
          <RouterProvider router={router} />
        </LinkContext>
      </QueryClientProvider>,
    ),
  )
}

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the console.')
void start(place)
