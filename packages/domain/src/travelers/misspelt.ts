import { namePartsOf, sameName } from './name-key'

/** Shorter words are different names: Ada and Ida, Jan and Jon. */
const minLength = 4

/**
 * Whether one of two names is a misspelling of the other, as people later correct it: all parts but one are equal, and
 * that one begins alike and differs by one letter that is omitted, added, replaced or transposed. The names alone are
 * not sufficient evidence; it takes more, such as a common booking: sisters can be Carla and Carola.
 */
export function isMisspelt(a: string, b: string): boolean {
  const [partsA, partsB] = [namePartsOf(a), namePartsOf(b)]
  if (partsA.length < 2 || partsA.length !== partsB.length || sameName(a, b)) return false
  const [wrong, ...more] = partsA.filter((part) => !partsB.includes(part))
  const [right, ...others] = partsB.filter((part) => !partsA.includes(part))
  return wrong !== undefined && right !== undefined && more.length + others.length === 0 && isOneEditApart(wrong, right)
}

function isOneEditApart(a: string, b: string): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  if (shorter.length < minLength || longer.length - shorter.length > 1 || a.charAt(0) !== b.charAt(0)) return false
  const at = Array.from(longer).findIndex((letter, index) => letter !== shorter.charAt(index))
  const [restOfLonger, restOfShorter] = [longer.slice(at + 1), shorter.slice(at)]
  if (longer.length > shorter.length) return restOfLonger === restOfShorter
  const isTransposed = longer.charAt(at) === shorter.charAt(at + 1) && longer.charAt(at + 1) === shorter.charAt(at)
  return restOfLonger === restOfShorter.slice(1) || (isTransposed && restOfLonger.slice(1) === restOfShorter.slice(2))
}
