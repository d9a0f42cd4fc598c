import { fold } from '../kit/fold'

const titles = new Set(
  'mr mrs ms miss mx mister dr prof professor sir dame madam herr frau hr fr dipl ing mag mme mlle monsieur madame m sr sra srta sig signor signora dhr mevr chd inf'.split(
    ' ',
  ),
)

/**
 * The sorted parts of a name without titles, accents, case and order: `SMITH/JOHN MR`, `Smith, John` and `Dr. John
 * Smith` all become `john smith`. A title that airlines append to the first name (`SMITH/JOHNMR`) is cut off.
 */
export const namePartsOf = (name: string): readonly string[] => writtenParts(name).toSorted()

/** The same parts in their original order. */
function writtenParts(name: string): readonly string[] {
  const glued = name.replace(/^([^/]+)\/([^/\s]{2,}?)(MR|MRS|MS|MISS|MSTR|DR)$/, '$1 $2')
  const parts = fold(glued)
    .split(' ')
    .filter((part) => part !== '')
  const named = parts.filter((part) => !titles.has(part))
  return named.length > 0 ? named : parts
}

/** The parts to look up a name by: without accents, and also with `ae`, `oe` and `ue` read as umlauts. */
export const searchedParts = (name: string): readonly string[] => [
  ...new Set(namePartsOf(name).flatMap((part) => [part, part.replaceAll(/([aou])e/g, '$1')])),
]

/** How reservation systems, which only know 26 letters, transliterate others. */
const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const inLetters = (name: string): string =>
  name.normalize('NFC').replaceAll(/[äöüøå]/gi, (letter) => letters[letter.toLowerCase()] ?? letter)

/**
 * Whether two names can belong to one person: the same parts, or all parts of the shorter in the longer if it has at
 * least two (middle names). An initial matches a name as long as one full part is shared. Reservation systems write
 * umlauts as two letters, and names of several words as one: `MUELLER/ANNEMARIE` is Anne-Marie Müller.
 */
export function sameName(a: string, b: string): boolean {
  const [partsA, other] = [writtenParts(a), writtenParts(b)]
  if (haveSameParts(partsA, other)) return true
  const [ones, others] = [spellingsOf(a, partsA), spellingsOf(b, other)]
  return ones.some((x) => others.some((y) => haveSameParts(joinedAs(y, x), joinedAs(x, y))))
}

const spellingsOf = (name: string, parts: readonly string[]): readonly (readonly string[])[] =>
  /[äöüøå]/i.test(name.normalize('NFC')) ? [parts, writtenParts(inLetters(name))] : [parts]

/** Joins consecutive parts that the other name writes as one word. */
function joinedAs(other: readonly string[], parts: readonly string[]): readonly string[] {
  const [first, ...rest] = parts
  if (first === undefined) return []
  const count = [4, 3, 2].find((size) => size <= parts.length && other.includes(parts.slice(0, size).join('')))
  return count === undefined
    ? [first, ...joinedAs(other, rest)]
    : [parts.slice(0, count).join(''), ...joinedAs(other, parts.slice(count))]
}

function haveSameParts(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = [a, b].toSorted((x, y) => x.length - y.length)
  if (!shorter || !longer || shorter.length === 0) return false
  if (shorter.length === 1) return longer.length === 1 && shorter[0] === longer[0]
  const unmatched = [...longer]
  const takeMatch = (fits: (part: string) => boolean): boolean => {
    const at = unmatched.findIndex(fits)
    if (at >= 0) unmatched.splice(at, 1)
    return at >= 0
  }
  const inexact = shorter.filter((part) => !takeMatch((other) => other === part))
  if (inexact.length === shorter.length) return false
  return inexact.every((part) => takeMatch((other) => isInitial(part, other)))
}

const isInitial = (a: string, b: string): boolean => (a.length === 1 || b.length === 1) && a.charAt(0) === b.charAt(0)

/** Whether two names can belong to one person if one of them may be only a surname or first name. */
export function mayBeSameName(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [namePartsOf(a), namePartsOf(b)].toSorted((x, y) => x.length - y.length)
  const [only, more] = shorter
  return only !== undefined && more === undefined ? longer.includes(only) : sameName(a, b)
}
