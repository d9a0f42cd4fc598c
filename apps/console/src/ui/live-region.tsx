import { useEffect, useRef } from 'react'
import { announce, announcement, subscribeToAnnouncements } from './announce'

/**
 * The live region for announcements. It exists from the first page on, because a region inserted together with its text
 * is not announced. Its text is in a shadow tree, so that searching the page finds only visible text.
 */
export function LiveRegion() {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const region = document.createElement('p')
    region.setAttribute('aria-live', 'polite')
    host.current?.attachShadow({ mode: 'closed' }).append(region)
    return subscribeToAnnouncements(() => {
      region.textContent = announcement()
    })
  }, [])
  return <div ref={host} className="sr-only" />
}

/** Announces a text whenever it changes. */
export function useAnnounced(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text)
  }, [text])
}
