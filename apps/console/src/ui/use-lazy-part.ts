import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads a part of the console when it is first needed; null until then. If loading fails, `onMissing` is called, and
 * the next use tries again.
 */
export function useLazyPart<Part>(needed: boolean, fetchPart: () => Promise<Part>, onMissing: () => void): Part | null {
  const [part, setPart] = useState<{ readonly value: Part } | null>(null)
  const fetchNow = useEffectEvent(fetchPart)
  const reportMissing = useEffectEvent(onMissing)
  const missing = needed && part === null
  useEffect(() => {
    if (missing) void fetchNow().then((value) => setPart({ value }), reportMissing)
  }, [missing])
  return part?.value ?? null
}
