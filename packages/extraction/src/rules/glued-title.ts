import { nameWords } from '../languages/person-names'

/**
 * Codes and markup append titles without a space: DOE/JOHNMR. In free text, such an ending may be part of the name, and
 * is kept.
 */
const glued = /^(.{3,}?)(?:MR|MRS|MISS|MSTR)$/
/** Endings that names also have, which requires a known name before them. */
const gluedToName = /^(.{2,}?)(?:MS|DR|MME)$/

/** Removes a title appended without a space from a given name in capitals. */
export function withoutGlued(name: string): string {
  if (name.includes(' ')) return name
  const before = gluedToName.exec(name)?.[1]
  const isKnown = before !== undefined && nameWords(before).given > 0 && nameWords(name).given === 0
  return isKnown ? before : (glued.exec(name)?.[1] ?? name)
}
