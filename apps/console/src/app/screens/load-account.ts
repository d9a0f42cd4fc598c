import type { QueryClient } from '@tanstack/react-query'
import { twoFactorQuery } from '../../account/queries'
import { timeZonesQuery } from '../../kit/place-fields'
import { sessionsQuery } from '../../session/queries'

/** What one's account shows. Nobody knows before how many sessions there are: what stands below them would jump. */
export async function loadAccount(queryClient: QueryClient): Promise<void> {
  void queryClient.prefetchQuery(timeZonesQuery)
  await Promise.all([queryClient.prefetchQuery(twoFactorQuery), queryClient.prefetchQuery(sessionsQuery)])
}
