import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the console that is fetched when it is first needed; null until it is there. Where it does not come,
 * `onMissing` is told, and the next need asks again.
 */
export function usePart<Part>(needed: boolean, fetchPart: () => Promise<Part>, onMissing: () => void): Part | null {
  const [part, setPart] = useState<{ readonly here: Part } | null>(null)
  const fetchIt = useEffectEvent(fetchPart)
  const tellMissing = useEffectEvent(onMissing)
  const missing = needed && part === null
  useEffect(() => {
    if (missing) void fetchIt().then((here) => setPart({ here }), tellMissing)
  }, [missing])
  return part?.here ?? null
}
