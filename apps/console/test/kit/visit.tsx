import type { User } from '@sextant/contract/account/schemas'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { makeRouter } from '../../src/app/router'
import { AppLink } from '../../src/app/router-link'
import { makeQueryClient } from '../../src/kit/query-client'
import { LinkContext } from '../../src/ui/link'
import { emptyPage, mockAnswers, someLinks } from './responses'

/** Opens the console at a path, as a user or signed out; `answers` are added to those of an empty team. */
export async function visit(address: string, user: User | null, answers: Parameters<typeof mockAnswers>[0] = {}) {
  const { requests, bodies } = mockAnswers({
    'GET /api/links': { body: someLinks },
    ...(user ? { 'GET /api/users/current': { body: { data: user } } } : {}),
    'GET /api/orgs': { body: emptyPage },
    'GET /api/developers': { body: emptyPage },
    'GET /api/orgs/1/segments/all': { body: emptyPage },
    'GET /api/orgs/1/emails': { body: emptyPage },
    'GET /api/orgs/1/mailboxes': { body: emptyPage },
    'GET /api/developers/2/emails': { body: emptyPage },
    'GET /api/developers/2/mailboxes': { body: emptyPage },
    'GET /api/orgs/1/dashboard': {
      body: {
        data: {
          trips: [],
          counts: { trips: 0, trips_in_progress: 0, trips_upcoming: 0, segments: 0, emails: 0, travelers: 0 },
        },
      },
    },
    ...answers,
  })
  const page = open(address, user)
  await page.router.load()
  return { ...page, requests, bodies }
}

/** Opens the console at a path with any server mock. Does not wait for anything. */
export function open(address: string, user: User | null) {
  if (user) document.cookie = 'signed_in=1'
  const queryClient = makeQueryClient({ onStaleFailure: () => {}, onCommandFailure: () => {} })
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  const view = render(
    <QueryClientProvider client={queryClient}>
      <LinkContext value={AppLink}>
        <RouterProvider router={router} />
      </LinkContext>
    </QueryClientProvider>,
  )
  return { router, view, path: () => router.state.location.href }
}
