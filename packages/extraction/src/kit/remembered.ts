const maxRemembered = 5000

/** A function of texts that caches its last results: the parts of an email have many texts in common. */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>()
  return (text) => {
    const result = cache.get(text)
    if (result !== undefined) return result
    if (cache.size >= maxRemembered) cache.clear()
    const computed = of(text)
    cache.set(text, computed)
    return computed
  }
}
