import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { statusText } from '../kit/failure'
import { logError } from '../kit/log'
import { makeQueryClient } from '../kit/query-client'
import '../styles.css'
import { showFailure } from '../ui/dialogs'
import { LinkContext } from '../ui/link'
import { notifyResource } from '../ui/notices'
import { makeRouter } from './router'
import { AppLink } from './router-link'

const queryClient = makeQueryClient({
  onStaleFailure: (status) =>
    notifyResource(`This page could not be refreshed (${statusText(status)}).`, status),
  onCommandFailure: (error) => {
    logError('A command failed.', error)
    showFailure()
  },
})
const router = makeRouter(queryClient)

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the console.')
// A caught error has its screen, which also tells developers what is theirs to know.
createRoot(place, { onCaughtError: () => {} }).render(
  <QueryClientProvider client={queryClient}>
    <LinkContext value={AppLink}>
      <RouterProvider router={router} />
    </LinkContext>
  </QueryClientProvider>,
)
