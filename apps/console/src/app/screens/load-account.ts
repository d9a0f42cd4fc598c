import type { QueryClient } from '@tanstack/react-query'
import { twoFactorQuery } from '../../account/queries'
import { timeZonesQuery } from '../../kit/place-fields'
import { sessionsQuery } from '../../session/queries'

/** Loads the account page. Sessions are awaited because their number is unknown, and content below them would shift. */
export async function loadAccount(queryClient: QueryClient): Promise<void> {
  void queryClient.prefetchQuery(timeZonesQuery)
  await Promise.all([queryClient.prefetchQuery(twoFactorQuery), queryClient.prefetchQuery(sessionsQuery)])
}
