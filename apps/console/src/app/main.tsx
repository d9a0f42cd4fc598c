import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { statusOf } from '../kit/failure'
import { logError } from '../kit/log'
import { makeQueryClient } from '../kit/query-client'
import '../styles.css'
import { showFailure } from '../ui/dialogs'
import { screenOf } from '../ui/error-screen'
import { LinkContext } from '../ui/link'
import { notifyResource } from '../ui/notices'
import { makeRouter } from './router'
import { AppLink } from './router-link'

const queryClient = makeQueryClient({
  onStaleFailure: (status) =>
    notifyResource(
      `This page could not be refreshed (${status === 0 ? 'no answer' : `status ${status}`}).`,
      status,
    ),
  onCommandFailure: (error) => {
    logError('A command failed.', error)
    showFailure()
  },
})
const router = makeRouter(queryClient)

/** What has a screen of its own, such as a page that is not there, is no fault to tell developers of. */
function logUnlessExpected(error: unknown) {
  if (screenOf(statusOf(error)) === 500) logError('A screen failed.', error)
}

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the console.')
createRoot(place, { onCaughtError: logUnlessExpected }).render(
  <QueryClientProvider client={queryClient}>
    <LinkContext value={AppLink}>
      <RouterProvider router={router} />
    </LinkContext>
  </QueryClientProvider>,
)
