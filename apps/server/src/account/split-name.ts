/** Splits a full name: if there are several words, the last one is the last name. */
export function splitName(name: string): {
  readonly first_name: string | null
  readonly last_name: string | null
} {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? words.pop() : undefined
  return { first_name: words.join(' ') || null, last_name: last ?? null }
}
