import { useEffect, useState } from 'react'
import { pollEvery, pollExpiry } from './limits'

/**
 * Asks again every 2500 ms while something is under way, until the elapsed milliseconds reach the expiry (0: no limit).
 * Answers whether that came to its end, and a way to begin anew.
 */
export function usePolling(
  underWay: boolean,
  askAgain: () => unknown,
  expiry: number = pollExpiry,
): { readonly expired: boolean; readonly begin: () => void } {
  const [elapsed, setElapsed] = useState(0)
  const expired = expiry > 0 && elapsed >= expiry
  const waiting = underWay && !expired
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => {
      setElapsed(elapsed + pollEvery)
      askAgain()
    }, pollEvery)
    return () => clearTimeout(timer)
  }, [waiting, elapsed, askAgain])
  return {
    expired: underWay && expired,
    begin: () => {
      setElapsed(0)
      askAgain()
    },
  }
}
