import type { CodeFormat } from '../kit/format'
import { parseBcbp } from './parse-bcbp'

/** A two-part name and a locator: this was meant to be a boarding pass, even if the rest is damaged. */
const beginning = /^M[1-4][A-Z][A-Z .'-]{0,18}\/[A-Z .'-]{1,18} +E?[A-Z\d]{6,7} /

/** Boarding pass codes (IATA Resolution 792) of airlines, and of railways that share their flights. */
export const bcbpFormat: CodeFormat = {
  name: 'bcbp',
  label: 'boarding pass',
  isText: true,
  matches: ({ text }) => beginning.test(text) || parseBcbp(text) !== null,
  read({ text }) {
    const boardingPass = parseBcbp(text)
    return boardingPass ? { boardingPass } : { journeys: [] }
  },
}
