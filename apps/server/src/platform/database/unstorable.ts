/** What PostgreSQL cannot hold in text: NUL, and halves of surrogate pairs (which are no Unicode characters). */
export const unstorable = /[\0\p{Surrogate}]/u

/**
 * Where plain data holds text that cannot be stored, names of fields included: each place by its path
 * (`attributes.name`).
 */
export function pathsOfUnstorable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return unstorable.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = path === '' ? name : `${path}.${name}`
    return unstorable.test(name) ? [path === '' ? 'body' : path] : pathsOfUnstorable(inner, inside)
  })
}
