import { nameWords } from '../languages/person-names'

/**
 * Codes and markup have the title without a blank: DOE/JOHNMR. In words, such an end may be the name's own, and stays.
 */
const glued = /^(.{3,}?)(?:MR|MRS|MISS|MSTR)$/
/** These end names too: what is before them must be a known name. */
const gluedToName = /^(.{2,}?)(?:MS|DR|MME)$/

/** A given name in capitals without the title that is written behind it without a blank. */
export function withoutGlued(name: string): string {
  if (name.includes(' ')) return name
  const before = gluedToName.exec(name)?.[1]
  const isKnown = before !== undefined && nameWords(before).given > 0 && nameWords(name).given === 0
  return isKnown ? before : (glued.exec(name)?.[1] ?? name)
}
