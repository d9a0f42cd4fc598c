import type { Diagnostic, Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { Extractor } from '../../src/emails/extractor'
import { readDocument } from '../../src/emails/read-document'

/** What the reader says of an email that it does not understand. */
export const unsure: Diagnostic = { level: 'info', code: 'booking-unsure', message: 'May speak of a stay.' }

/** Two nights of Grace Hopper, as a reader returns them. */
export const readStay = (code: string, values: Partial<Reservation> = {}): Reservation => ({
  kind: 'lodging',
  status: 'confirmed',
  confirmation_no: code,
  travelers: [{ name: 'Grace Hopper' }],
  provider: {},
  name: `Hotel ${code}`,
  start: { place: {}, time: { local: '2027-03-01' } },
  end: { place: {}, time: { local: '2027-03-03' } },
  confidence: 1,
  evidence: {},
  ...values,
})

/** An extractor that only reads. */
export const extractorOf = (read: Extractor['read']): Extractor => ({
  read,
  warmUp: async () => {},
  stop: async () => {},
})

/** An extractor that rejects every message. */
export const failingExtractor = (error: Error): Extractor =>
  extractorOf(async () => {
    throw error
  })

type Options = {
  /** Whether the message itself is read as it is. */
  readonly readsMessage?: boolean
  readonly extraction?: Partial<Extraction>
}

/** An extractor that returns what a test puts into `result`. */
export function scriptedExtractor({ readsMessage = false, extraction = {} }: Options = {}) {
  const result: { reservations: Reservation[]; diagnostics: Diagnostic[]; text: string } = {
    reservations: [],
    diagnostics: [],
    text: '',
  }
  const extractor = extractorOf(async (bytes, contextDate, _rules, withWords) => ({
    message: readsMessage ? readDocument(bytes, contextDate).message : null,
    rule: null,
    files: [],
    extraction: {
      reservations: result.reservations,
      diagnostics: result.diagnostics,
      class: 'booking',
      source: { id: 'Email', name: 'Email', type: 'unknown' },
      ...extraction,
    },
    ...(withWords && { words: [{ part: '1', text: result.text }] }),
  }))
  return { extractor, result }
}
