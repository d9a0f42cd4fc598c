import { useLayoutEffect } from 'react'

/** Removes the splash screen in the same frame in which the console appears, so that nothing flickers. */
export function RemoveSplash({ onRemoved }: { readonly onRemoved: () => void }) {
  useLayoutEffect(() => {
    document.getElementById('splash')?.remove()
    onRemoved()
  }, [onRemoved])
  return null
}
