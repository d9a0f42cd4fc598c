/**
 * Memoizes a pure function of a text, for values that repeat in many rows. The cache is cleared when it holds `max`
 * entries, so that a file of a million different values does not exhaust memory.
 */
export function memoize<T>(max: number, work: (text: string) => T): (text: string) => T {
  const cache = new Map<string, { answer: T }>()
  return (text) => {
    const before = cache.get(text)
    if (before) return before.answer
    const answer = work(text)
    if (cache.size >= max) cache.clear()
    cache.set(text, { answer })
    return answer
  }
}
