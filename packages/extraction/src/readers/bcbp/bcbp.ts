import type { Reader } from '../reader'
import { readBcbp } from './read-bcbp'

/** Reads a text that is a boarding pass code (IATA Resolution 792) and nothing else. */
export const bcbp: Reader = {
  name: 'bcbp',
  kinds: ['text', 'other'],
  read(document, context) {
    // the longest code has four legs of some 160 characters, and a signature
    const text = document.bytes().length > 4000 ? '' : document.text().trimEnd()
    return { reservations: readBcbp(text, document.part, context.date), diagnostics: [] }
  },
}
