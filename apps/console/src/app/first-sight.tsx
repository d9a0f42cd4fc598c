import { useLayoutEffect } from 'react'

/** What the page was delivered with goes when the console is drawn: nothing blinks in between. */
export function FirstSight() {
  useLayoutEffect(() => document.getElementById('first-sight')?.remove(), [])
  return null
}
