import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { clearEarlyRequests } from '../kit/early-requests'
import { statusText } from '../kit/failure'
import { logError } from '../kit/log'
import { nextTask } from '../kit/next-task'
import { makeQueryClient } from '../kit/query-client'
import { showFailure } from '../ui/dialogs'
import { LinkContext } from '../ui/link'
import { notifyResource } from '../ui/notices'
import { fetchCodeAhead } from './fetch-code-ahead'
import { RemoveSplash } from './remove-splash'
import { makeRouter } from './router'
import { AppLink } from './router-link'

const queryClient = makeQueryClient({
  onStaleFailure: (status) => {
    // Without a network the line at the foot of the window says so, once.
    if (navigator.onLine) notifyResource(`This page could not be refreshed (${statusText(status)}).`, status)
  },
  onCommandFailure: (error) => {
    logError('A command failed.', error)
    showFailure()
  },
})

/** Draws the page once, when all of it has come; until then the first sight stands. */
async function start(place: HTMLElement): Promise<void> {
  await nextTask()
  const router = makeRouter(queryClient)
  // The router listens to Back and Forward once it is drawn; until then it would miss them for good.
  const stopListening = router.history.subscribe((change) => void router.load(change))
  await nextTask()
  fetchCodeAhead(router)
  await router.load()
  clearEarlyRequests()
  // A caught error has its screen, which also tells developers what is theirs to know.
  const root = createRoot(place, { onCaughtError: () => {} })
  // As a transition it is drawn in slices of some milliseconds.
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
