import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import type { Context, Document } from '../documents/document'
import { limits } from '../message/limits'
import { barcode } from './barcode/barcode'
import { bcbp } from './bcbp/bcbp'
import { calendar } from './calendar/calendar'
import { jsonLd } from './json-ld/json-ld'
import { microdata } from './microdata/microdata'
import { pass } from './pass/pass'
import { prose } from './prose/prose'
import type { Reader } from './reader'

/** In the order in which their findings count: what comes first wins where two read the same reservation. */
const readers: readonly Reader[] = [jsonLd, microdata, calendar, pass, bcbp, barcode]

const textual = new Set<Document['kind']>(['html', 'json', 'text', 'calendar'])

/** Gives text once however many readers ask, and no more of it than the limit of the whole allows. */
function withBudget(document: Document, budget: { left: number }): Document {
  let text: string | null = null
  return {
    ...document,
    text: () => {
      if (text === null) {
        text = budget.left > 0 ? document.text() : ''
        budget.left -= text.length
      }
      return text
    },
  }
}

export interface Found {
  reservations: Reservation[]
  diagnostics: Diagnostic[]
  /** What the textual documents say, for those who look for senders. */
  texts: string[]
}

/** Lets the readers look at the documents that are of their kinds, and at the documents found inside. */
function readWith(readers: readonly Reader[], documents: readonly Document[], context: Context): Found {
  const found: Found = { reservations: [], diagnostics: [], texts: [] }
  const budget = { left: limits.totalTextBytes }
  const waiting = documents.map((document) => withBudget(document, budget)).reverse()
  let read = 0
  for (let document = waiting.pop(); document && read < 2 * limits.parts; document = waiting.pop()) {
    read++
    for (const reader of readers) {
      if (!reader.kinds.includes(document.kind)) continue
      const reading = reader.read(document, context)
      found.reservations.push(...reading.reservations)
      found.diagnostics.push(...reading.diagnostics)
      waiting.push(...(reading.documents ?? []).map((inner) => withBudget(inner, budget)).reverse())
    }
    if (textual.has(document.kind)) found.texts.push(document.text())
  }
  return found
}

/** The general reader on one document after the other, until one of them says something: parts often say the same. */
function readProse(documents: readonly Document[], context: Context): Reservation[] {
  const pages = documents.filter(({ kind }) => kind === 'html')
  const texts = documents.filter(({ kind }) => kind === 'text')
  for (const document of [...pages, ...texts].slice(0, 10)) {
    const { reservations } = prose.read(document, context)
    if (reservations.length > 0) return reservations
  }
  return []
}

/**
 * Reads the documents of a mail, or a bare file: first with the readers of what is meant for machines, and where these
 * find nothing, with the general reader.
 */
export function readDocuments(documents: readonly Document[], date: string, subject: string): Found {
  const context: Context = { date, subject, pixels: { left: limits.pixels } }
  const found = readWith(readers, documents, context)
  return found.reservations.length > 0 ? found : { ...found, reservations: readProse(documents, context) }
}
