/** What stands in for a person's picture (spec §9): at most two initials on one of 50 colours. */

export const avatarColours = 50

const letterOf = (word: string): string => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? ''

/** The first letters of the first and the last word of a name, else of the address; at most two, in capitals. */
export function avatarInitials(name: string, email: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => letterOf(word) !== '')
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = first ? letterOf(first) + (last ? letterOf(last) : '') : letterOf(email)
  return (letters.toUpperCase().match(/./gu) ?? []).slice(0, 2).join('')
}

/** Which of the 50 colours a person has: always the same for one address, whatever its case (FNV-1a of it). */
export function avatarColour(email: string): number {
  let hash = 0x811c9dc5
  for (const letter of email.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % avatarColours
}
