import type { PdfFile } from './pdf-file'
import { type Dictionary, nameOf, type PdfValue, Reference } from './values'

/** A page: its dictionary, and its own or inherited attributes (ISO 32000-1 §7.7.3.4). */
export interface Page {
  dictionary: Dictionary
  inherited: Dictionary
}

const inheritable: ReadonlySet<string> = new Set(['Resources', 'MediaBox', 'CropBox', 'Rotate'])

const withOwn = (file: PdfFile, inherited: Dictionary, own: Dictionary): Dictionary =>
  new Map([...inherited, ...[...own].filter(([name, value]) => inheritable.has(name) && file.get(value) !== null)])

/** The maximum number of objects searched for pages. */
const maxObjects = 2000

interface Waiting {
  value: PdfValue
  inherited: Dictionary
}

/** The pages in the page tree (ISO 32000-1 §7.7.3), up to `limit`. */
function pagesOfTree(file: PdfFile, root: PdfValue, limit: number): Page[] {
  const pages: Page[] = []
  const seen = new Set<number>()
  const waiting: Waiting[] = [{ value: root, inherited: new Map() }]
  for (let step = 0; step < maxObjects && pages.length < limit; step++) {
    const next = waiting.pop()
    if (!next) break
    if (next.value instanceof Reference) {
      if (seen.has(next.value.number)) continue
      seen.add(next.value.number)
    }
    const dictionary = file.dictionary(next.value)
    if (!dictionary) continue
    const inherited = withOwn(file, next.inherited, dictionary)
    const kids = file.list(dictionary.get('Kids')).slice(0, maxObjects)
    if (kids.length === 0 && dictionary.has('Contents')) pages.push({ dictionary, inherited })
    waiting.push(...kids.map((value) => ({ value, inherited })).reverse())
  }
  return pages
}

/** All objects that claim to be pages, in file order. */
function pagesAnywhere(file: PdfFile, limit: number): Page[] {
  const pages: Page[] = []
  let step = 0
  for (const number of file.numbers) {
    if (pages.length >= limit || step++ >= maxObjects) break
    const dictionary = file.dictionary(new Reference(number))
    if (!dictionary || nameOf(dictionary.get('Type')) !== 'Page') continue
    pages.push({ dictionary, inherited: withOwn(file, new Map(), dictionary) })
  }
  return pages
}

/** The first pages of a file, up to `limit`: from its page tree or, if that is broken, wherever they are. */
export function pagesOf(file: PdfFile, limit: number): Page[] {
  const pages = pagesOfTree(file, file.catalog?.get('Pages') ?? null, limit)
  return pages.length > 0 ? pages : pagesAnywhere(file, limit)
}
