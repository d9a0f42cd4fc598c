import { findAirport } from '@sextant/places/airports/find-airport'
import { parseBcbp } from '@sextant/ticket-codes/bcbp/parse-bcbp'

/** A code in text, with its name padded with spaces, or as a URL parameter. */
const inWords = /\bM[1-4][A-Z][A-Z .'-]{0,18}\/[A-Z .'-]{1,18}E?[A-Z\d ]{7,9}[A-Z]{6}[^\n"<>]{24,600}/g
const inAddress = /\bM[1-4][A-Za-z][A-Za-z .'+-]{0,18}(?:%2[fF]|\/)[\w%+./>-]{40,1500}/g
/** Maximum number of codes read per text, and of characters searched. */
const limits = { codes: 10, characters: 400_000 }

/** Decodes the escapes of a URL; null if they are malformed. */
function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Whether a text is the code of a pass between existing airports. Words may look like one by chance. */
function isPass(code: string): boolean {
  const legs = parseBcbp(code)?.legs ?? []
  return legs.length > 0 && legs.every(({ from, to }) => findAirport(from) !== null && findAirport(to) !== null)
}

/**
 * The boarding pass codes in a text or its URLs. If the text has markup, its codes belong to the reservations in the
 * markup, which have full dates.
 */
export function findBcbp(text: string): string[] {
  const start = text.slice(0, limits.characters)
  if (/schema\.org/i.test(start)) return []
  const words = [...start.matchAll(inWords)].map(([code]) => code)
  const addresses = [...start.matchAll(inAddress)].map(([code]) => unescaped(code))
  const found = [...words, ...addresses].slice(0, 100).filter((code) => code !== null && isPass(code))
  return [...new Set(found.flatMap((code) => code?.trimEnd() ?? []))].slice(0, limits.codes)
}
