import { useEffect, useRef } from 'react'
import { announce, announcement, subscribeToAnnouncements } from './announce'

/**
 * Where announcements are heard. It stands from the first page on: a region that comes with its text is not read out.
 * Its text is apart from the page, in a tree of its own: who searches the page for words finds those that are seen,
 * once.
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

/** Announces a text whenever it is another. */
export function useAnnounced(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text)
  }, [text])
}
