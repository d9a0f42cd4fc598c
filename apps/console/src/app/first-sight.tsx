import { useLayoutEffect } from 'react'

/** What the page was delivered with goes when the console is drawn: nothing blinks in between. */
export function FirstSight({ onOver }: { readonly onOver: () => void }) {
  useLayoutEffect(() => {
    document.getElementById('first-sight')?.remove()
    onOver()
  }, [onOver])
  return null
}
