type Listener = () => void

let said = ''
const listeners = new Set<Listener>()

/** What the window's live region says at present. */
export const announcement = (): string => said

export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells people who hear the page of what changed on it, such as another page or how much a list has now. */
export function announce(text: string): void {
  said = text
  for (const listener of listeners) listener()
}
