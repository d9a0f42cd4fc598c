import { readTwoFactor } from '@sextant/contract/account/two-factor'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../kit/ask'
import { timeZonesQuery } from '../kit/place-fields'

/** Which second factors one's account has. */
export const twoFactorQuery = ask(readTwoFactor, {})

export async function loadAccount(queryClient: QueryClient): Promise<void> {
  void queryClient.prefetchQuery(timeZonesQuery)
  void queryClient.prefetchQuery(twoFactorQuery)
}
