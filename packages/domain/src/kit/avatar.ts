/** A placeholder for a person's picture (spec §9): at most two initials on one of 50 colors. */

export const avatarColours = 50

const letterOf = (word: string): string => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? ''

/** The first letters of the first and last word of a name, else of the address; at most two, in capitals. */
export function avatarInitials(name: string, email: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => letterOf(word) !== '')
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = first ? letterOf(first) + (last ? letterOf(last) : '') : letterOf(email)
  return (letters.toUpperCase().match(/./gu) ?? []).slice(0, 2).join('')
}

/** A person's color, always the same for one address, regardless of case (FNV-1a hash). */
export function avatarColour(email: string): number {
  let hash = 0x811c9dc5
  for (const letter of email.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % avatarColours
}
