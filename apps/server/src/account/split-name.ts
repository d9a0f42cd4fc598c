/** Splits a full name into first and last name: the last word is the last name if there are several. */
export function splitName(name: string): {
  readonly first_name: string | null
  readonly last_name: string | null
} {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? words.pop() : undefined
  return { first_name: words.join(' ') || null, last_name: last ?? null }
}
