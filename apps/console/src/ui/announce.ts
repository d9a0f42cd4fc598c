type Listener = () => void

let announced = ''
const listeners = new Set<Listener>()

/** What the window's live region says at present. */
export const announcement = (): string => announced

export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells people who hear the page of what changed on it, such as another page or how much a list has now. */
export function announce(text: string): void {
  announced = text
  for (const listener of listeners) listener()
}
