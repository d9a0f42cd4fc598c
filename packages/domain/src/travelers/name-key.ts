import { fold } from '../kit/fold'

const titles = new Set(
  'mr mrs ms miss mx mister dr prof professor sir dame madam herr frau hr fr dipl ing mag mme mlle monsieur madame m sr sra srta sig signor signora dhr mevr chd inf'.split(
    ' ',
  ),
)

/**
 * The sorted parts of a name without titles, accents, case and order: `SMITH/JOHN MR`, `Smith, John` and `Dr. John
 * Smith` all become `john smith`. Airlines append the title to the first name (`SMITH/JOHNMR`), where it is cut off.
 */
export function namePartsOf(name: string): readonly string[] {
  const glued = name.replace(/^([^/]+)\/([^/\s]{2,}?)(MR|MRS|MS|MISS|MSTR|DR)$/, '$1 $2')
  const parts = fold(glued)
    .split(' ')
    .filter((part) => part !== '')
  const named = parts.filter((part) => !titles.has(part))
  return (named.length > 0 ? named : parts).toSorted()
}

/**
 * Whether two names can belong to one person: the same parts, or all parts of the shorter in the longer if it has at
 * least two (middle names); an initial matches a name as long as one full part is shared.
 */
export function sameName(a: string, b: string): boolean {
  const [shorter, longer] = [namePartsOf(a), namePartsOf(b)].toSorted((x, y) => x.length - y.length)
  if (!shorter || !longer || shorter.length === 0) return false
  if (shorter.length === 1) return longer.length === 1 && shorter[0] === longer[0]
  const left = [...longer]
  const take = (fits: (part: string) => boolean): boolean => {
    const at = left.findIndex(fits)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const inexact = shorter.filter((part) => !take((other) => other === part))
  if (inexact.length === shorter.length) return false
  return inexact.every((part) => take((other) => isInitial(part, other)))
}

const isInitial = (a: string, b: string): boolean => (a.length === 1 || b.length === 1) && a.charAt(0) === b.charAt(0)

/** Whether two names can belong to one person if one of them may be only a surname or first name. */
export function mayBeSameName(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [namePartsOf(a), namePartsOf(b)].toSorted((x, y) => x.length - y.length)
  const [only, more] = shorter
  return only !== undefined && more === undefined ? longer.includes(only) : sameName(a, b)
}
