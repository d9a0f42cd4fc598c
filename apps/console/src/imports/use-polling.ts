import { useEffect, useState } from 'react'
import { pollExpiry, pollMs } from './limits'

/**
 * Refetches every 2500 ms while in progress, until the elapsed time reaches the expiry (0: no limit). Returns whether
 * it expired, and a function to restart.
 */
export function usePolling(
  isInProgress: boolean,
  refetch: () => unknown,
  expiry: number = pollExpiry,
): { readonly expired: boolean; readonly begin: () => void } {
  const [elapsed, setElapsed] = useState(0)
  const expired = expiry > 0 && elapsed >= expiry
  const isPolling = isInProgress && !expired
  useEffect(() => {
    if (!isPolling) return
    const timer = setTimeout(() => {
      setElapsed(elapsed + pollMs)
      refetch()
    }, pollMs)
    return () => clearTimeout(timer)
  }, [isPolling, elapsed, refetch])
  return {
    expired: isInProgress && expired,
    begin: () => {
      setElapsed(0)
      refetch()
    },
  }
}
