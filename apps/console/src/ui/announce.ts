type Listener = () => void

let announced = ''
const listeners = new Set<Listener>()

/** The current text of the live region. */
export const announcement = (): string => announced

export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Announces a change to screen readers, such as a new page or the number of results. */
export function announce(text: string): void {
  announced = text
  for (const listener of listeners) listener()
}
