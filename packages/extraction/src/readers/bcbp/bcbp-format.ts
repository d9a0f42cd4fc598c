import { broken, type CodeFormat } from '../code/format'
import { parseBcbp } from './parse-bcbp'
import { readBcbp } from './read-bcbp'

/** A name of two parts, and a locator: what is behind is broken. */
const begun = /^M[1-4][A-Z][A-Z .'-]{0,18}\/[A-Z .'-]{1,18} +E?[A-Z\d]{6,7} /

/** Boarding pass codes (IATA Resolution 792), of airlines and of railways that share their flights. */
export const bcbpFormat: CodeFormat = {
  name: 'bcbp',
  is: ({ text }) => begun.test(text) || parseBcbp(text) !== null,
  read(code, context) {
    const reservations = readBcbp(code.text, context.part, context.date)
    return reservations.length > 0 ? { reservations, diagnostics: [] } : broken('boarding pass', context)
  },
}
