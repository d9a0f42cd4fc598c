import { useSyncExternalStore } from 'react'

const isOnline = (): boolean => navigator.onLine

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const name of events) window.addEventListener(name, listener)
  return () => {
    for (const name of events) window.removeEventListener(name, listener)
  }
}

/** Whether the browser is online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)
