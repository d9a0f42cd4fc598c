import { useEffectEvent, useLayoutEffect } from 'react'
import { isTyping } from '../../kit/is-typing'

/** Runs the action of a key, unless the user is typing. */
export function useKeys(actions: Readonly<Record<string, (() => void) | null>>): void {
  const onKey = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey && !isTyping(target)) actions[key]?.()
  })
  // Before the screen is painted, so that a key pressed as soon as it is visible counts.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
