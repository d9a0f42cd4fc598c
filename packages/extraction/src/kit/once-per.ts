/**
 * A function that computes its result once per object and caches it for the object's lifetime. Other arguments must
 * always be the same for one object, like the page of a line.
 */
export function oncePer<K extends object, Rest extends readonly unknown[], V>(
  of: (key: K, ...rest: Rest) => V,
): (key: K, ...rest: Rest) => V {
  const cache = new WeakMap<K, { value: V }>()
  return (key, ...rest) => {
    let result = cache.get(key)
    if (!result) cache.set(key, (result = { value: of(key, ...rest) }))
    return result.value
  }
}
