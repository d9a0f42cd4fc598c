import { messagesIn } from '@sextant/ticket-codes/irctc/irctc'
import type { Reader } from '../../kit/reader'
import { readCode } from './read-code'

/** Reads tickets that a message contains as the text of their code, as Indian Railways sends them. */
export const writtenCode: Reader = {
  name: 'written-code',
  kinds: ['text', 'html'],
  read(document, context) {
    const readings = messagesIn(document.text()).map((text) => readCode(text, document.part, context.date))
    return {
      reservations: readings.flatMap(({ reservations }) => reservations),
      diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
    }
  },
}
