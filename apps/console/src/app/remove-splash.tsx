import { useLayoutEffect } from 'react'

/** What the page was delivered with goes when the console is drawn: nothing blinks in between. */
export function RemoveSplash({ onRemoved }: { readonly onRemoved: () => void }) {
  useLayoutEffect(() => {
    document.getElementById('splash')?.remove()
    onRemoved()
  }, [onRemoved])
  return null
}
