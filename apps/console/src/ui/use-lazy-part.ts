import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the console that is fetched when it is first needed; null until it is there. Where it does not come,
 * `onMissing` is told, and the next need asks again.
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
