import type { CodeFormat } from '../code/format'
import { parseBcbp } from './parse-bcbp'
import { readBcbp } from './read-bcbp'

/** Boarding pass codes (IATA Resolution 792), of airlines and of railways that share their flights. */
export const bcbpFormat: CodeFormat = {
  name: 'bcbp',
  is: ({ text }) => parseBcbp(text) !== null,
  read: ({ text }, { part, date }) => ({ reservations: readBcbp(text, part, date), diagnostics: [] }),
}
