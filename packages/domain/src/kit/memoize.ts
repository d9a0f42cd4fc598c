/**
 * Memoizes a pure function of a text, for values that repeat in many rows. The cache is cleared when it holds `max`
 * entries, so that a file of a million different values does not exhaust memory.
 */
export function memoize<T>(max: number, work: (text: string) => T): (text: string) => T {
  const known = new Map<string, { answer: T }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.answer
    const answer = work(text)
    if (known.size >= max) known.clear()
    known.set(text, { answer })
    return answer
  }
}
