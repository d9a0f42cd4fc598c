import { useSyncExternalStore } from 'react'

const isOnline = (): boolean => navigator.onLine

function subscribe(listener: () => void): () => void {
  const told = ['online', 'offline'] as const
  for (const name of told) window.addEventListener(name, listener)
  return () => {
    for (const name of told) window.removeEventListener(name, listener)
  }
}

/** Whether this browser has a network at all. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)
