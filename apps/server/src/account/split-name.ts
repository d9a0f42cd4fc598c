/** First and last name out of one field: the last word is the last name where there are several. */
export function splitName(name: string): {
  readonly first_name: string | null
  readonly last_name: string | null
} {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? words.pop() : undefined
  return { first_name: words.join(' ') || null, last_name: last ?? null }
}
