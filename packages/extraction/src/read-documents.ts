import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import type { BarcodeScanner } from './kit/barcode-scanner'
import type { Context, Document } from './kit/document'
import { limits } from './kit/limits'
import type { Entry, Reader } from './kit/reader'
import { barcode } from './readers/barcode/barcode'
import { bcbp } from './readers/bcbp/bcbp'
import { calendar } from './readers/calendar/calendar'
import { bareCode } from './readers/code/bare-code'
import { writtenCode } from './readers/code/written-code'
import { embeddedPicture } from './readers/embedded-picture/embedded-picture'
import { jsonLd } from './readers/json-ld/json-ld'
import { microdata } from './readers/microdata/microdata'
import { pass } from './readers/pass/pass'
import { walletLink } from './readers/wallet-link/wallet-link'

/** In order of precedence: if two readers find the same reservation, the first one wins. */
const readers: readonly Reader[] = [
  jsonLd,
  microdata,
  calendar,
  pass,
  walletLink,
  embeddedPicture,
  bareCode,
  writtenCode,
  bcbp,
  barcode,
]

const textual = new Set<Document['kind']>(['html', 'json', 'text', 'calendar', 'pdf'])

/** Decodes the text once for all readers, within the limit for the whole email. */
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

export interface DocumentResult {
  reservations: Reservation[]
  diagnostics: Diagnostic[]
  /** The text of the textual documents, used to find senders. */
  texts: string[]
  /** The texts of the barcodes that documents show, by their part. */
  codes: Map<string, readonly string[]>
  /** What entries of calendars and passes say to people. */
  entries: Entry[]
}

/** Runs each reader on the documents of its kinds, and on documents found inside them. */
function readWith(readers: readonly Reader[], documents: readonly Document[], context: Context): DocumentResult {
  const found: DocumentResult = { reservations: [], diagnostics: [], texts: [], codes: new Map(), entries: [] }
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
      found.entries.push(...(reading.entries ?? []))
      if (reading.codes) found.codes.set(document.part, reading.codes)
      waiting.push(...(reading.documents ?? []).map((inner) => withBudget(inner, budget)).reverse())
    }
    if (textual.has(document.kind)) found.texts.push(document.text())
    found.diagnostics.push(...(document.faults?.() ?? []))
  }
  return found
}

/**
 * Reads the machine-readable data in the documents of an email, or in a bare file: markup, calendars, passes, codes.
 */
export const readDocuments = (
  documents: readonly Document[],
  date: string,
  scanner: BarcodeScanner | undefined,
): DocumentResult => readWith(readers, documents, { date, pixels: { left: limits.pixels }, scanner })
