import type { Reader } from '../../kit/reader'
import { readBcbp } from '../code/pass-reservations'
import { findBcbp } from './find-bcbp'

/** Reads boarding pass codes (IATA Resolution 792): a text that is one, and those within a text or page. */
export const bcbp: Reader = {
  name: 'bcbp',
  kinds: ['text', 'html', 'other'],
  read(document, context) {
    const at = { part: document.part, date: context.date }
    const bare = document.kind !== 'html' && document.bytes().length <= 4000
    if (!bare && document.kind === 'other') return { reservations: [], diagnostics: [] }
    // The longest code has four legs of some 160 characters, and a signature.
    const whole = bare ? readBcbp(document.text().trimEnd(), at) : []
    if (whole.length > 0) return { reservations: whole, diagnostics: [] }
    const codes = findBcbp(document.text())
    const reservations = codes.flatMap((code) => readBcbp(code, at))
    return { reservations, diagnostics: [] }
  },
}
