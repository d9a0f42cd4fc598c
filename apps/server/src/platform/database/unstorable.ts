/** Characters that PostgreSQL cannot store in text: NUL and unpaired surrogates. */
export const unstorable = /[\0\p{Surrogate}]/u

/** Paths of unstorable text in plain data, including field names (`attributes.name`). */
export function pathsOfUnstorable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return unstorable.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = path === '' ? name : `${path}.${name}`
    return unstorable.test(name) ? [path === '' ? 'body' : path] : pathsOfUnstorable(inner, inside)
  })
}
