/**
 * A pure function of a text that remembers its last answers, for values that return in many rows. It holds at most
 * `most` and then forgets all, so that a file of a million different values costs no memory.
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
