import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '../ui/announce'

const contentOf = (): HTMLElement | null => document.getElementById('content')
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body
const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary'

/**
 * An element's position as a path from the element up to the page content, used to find whatever replaces the element
 * after it is removed.
 */
type Place = readonly { readonly parent: Element; readonly at: number }[]

function placeOf(element: Element, content: Element): Place {
  const place: { parent: Element; at: number }[] = []
  for (let ancestor = element; ancestor !== content && ancestor.parentElement; ancestor = ancestor.parentElement)
    place.push({ parent: ancestor.parentElement, at: [...ancestor.parentElement.children].indexOf(ancestor) })
  return place
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Focuses whatever replaced a removed element: the next table row, or the rest of the page. */
function focusNearest(place: Place): void {
  const nearest = place.find(({ parent }) => parent.isConnected)
  const next = nearest?.parent.children[nearest.at] ?? nearest?.parent.lastElementChild
  const control = next?.matches(controls) ? next : next?.querySelector(controls)
  if (control instanceof HTMLElement) focusOn(control)
  if (isFocusLost()) contentOf()?.focus({ preventScroll: true })
}

/** Tracks focus within a page. When the focused control is removed, whatever takes its place receives focus. */
function restoreWhenRemoved(path: () => string): () => void {
  let last: { element: Element; place: Place; path: string } | null = null
  const remember = ({ target }: FocusEvent) => {
    const content = contentOf()
    if (target instanceof Element && content?.contains(target) && target !== content)
      last = { element: target, place: placeOf(target, content), path: path() }
  }
  const watch = new MutationObserver(() => {
    if (!last || last.element.isConnected || !isFocusLost()) return
    const { place, path: before } = last
    last = null
    // On another page, the same position holds an unrelated control.
    focusNearest(before === path() ? place : [])
  })
  document.addEventListener('focusin', remember)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    watch.disconnect()
  }
}

/**
 * Keeps focus from falling back to the document. After a navigation the page receives focus, unless something on the
 * page took it, and its title is announced to assistive technology. When a focused control is removed, its neighbor
 * receives focus.
 */
export function useFocusRestoration(): void {
  const router = useRouter()
  useEffect(() => restoreWhenRemoved(() => router.state.location.pathname), [router])
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const content = contentOf()
        if (content && !content.contains(document.activeElement) && toLocation.hash === '') focusOn(content)
        announce(document.title)
      }),
    [router],
  )
}
