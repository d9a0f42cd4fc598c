import { useEffect } from 'react'
import { isTyping } from '../../kit/is-typing'

/** Ctrl/Cmd-K opens the palette; `/` focuses the page's search box. */
export function useShortcuts({ onPalette }: { onPalette: () => void }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        onPalette()
        return
      }
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const box = document.querySelector<HTMLElement>('[data-search-box]')
      if (!box) return
      event.preventDefault()
      box.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
