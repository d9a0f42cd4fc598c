import type { Candidate } from '../roles'

/** Minimum probability of a text to be a place, and of another code to be a reference. */
const minPlace = 0.5
const minOther = 0.9

const isWord = (value: string): boolean => /^\p{Lu}+$/u.test(value)

/**
 * Clears the roles of words in capitals that belong to the name of a place, on pages that have another reference:
 * `MADRID-PTA. ATOCHA`.
 */
export function dropWordsOfPlaces(candidates: readonly Candidate[]): void {
  const codes = candidates.filter(({ mention }) => mention.type === 'code')
  const words = codes.filter(({ mention }) => isWord(mention.value))
  const hasOther = codes.some(({ mention, roles }) => !isWord(mention.value) && (roles.reference ?? 0) >= minOther)
  if (words.length === 0 || !hasOther) return
  const places = candidates.filter(
    ({ mention, roles }) =>
      mention.type === 'text' && Math.max(roles.from ?? 0, roles.to ?? 0, roles.place ?? 0) >= minPlace,
  )
  for (const word of words) {
    const { line, start, end } = word.mention
    const isPart = places.some(({ mention: one }) => one.line === line && one.start <= start && one.end >= end)
    if (isPart) word.roles = { none: 1 }
  }
}
