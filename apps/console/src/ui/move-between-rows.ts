import type { KeyboardEvent } from 'react'

/** Moves focus between row links with the up and down arrow keys; Enter opens the focused one. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const focusedIndex = links.findIndex((link) => link === document.activeElement)
  const next = links[focusedIndex === -1 ? 0 : focusedIndex + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
