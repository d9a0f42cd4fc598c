import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import type { BarcodeScanner } from './kit/barcode-scanner'
import type { Context, Document } from './kit/document'
import { limits } from './kit/limits'
import type { Reader } from './kit/reader'
import { barcode } from './readers/barcode/barcode'
import { bcbp } from './readers/bcbp/bcbp'
import { calendar } from './readers/calendar/calendar'
import { bareCode } from './readers/code/bare-code'
import { jsonLd } from './readers/json-ld/json-ld'
import { microdata } from './readers/microdata/microdata'
import { pass } from './readers/pass/pass'

/** In the order in which their findings count: what comes first wins where two read the same reservation. */
const readers: readonly Reader[] = [jsonLd, microdata, calendar, pass, bareCode, bcbp, barcode]

const textual = new Set<Document['kind']>(['html', 'json', 'text', 'calendar', 'pdf'])

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
    found.diagnostics.push(...(document.faults?.() ?? []))
  }
  return found
}

/**
 * Reads what is meant for machines in the documents of a mail, or in a bare file: markup, calendars, passes, codes.
 */
export const readDocuments = (
  documents: readonly Document[],
  date: string,
  scanner: BarcodeScanner | undefined,
): Found => readWith(readers, documents, { date, pixels: { left: limits.pixels }, scanner })
