const maxRemembered = 5000

/** A function of texts that caches its last results: the parts of an email have many texts in common. */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const result = known.get(text)
    if (result !== undefined) return result
    if (known.size >= maxRemembered) known.clear()
    const computed = of(text)
    known.set(text, computed)
    return computed
  }
}
