import { decodeText } from '@sextant/bytes/charset'
import { parseBcbp } from '@sextant/ticket-codes/bcbp/parse-bcbp'
import type { Reader } from '../../kit/reader'
import { readCode, readCodeBytes } from './read-code'

/** Boarding passes of one file. */
const maxPasses = 50

/** The lines of a file if each is a boarding pass, as a family's passes are copied into one; else none. */
function passesIn(bytes: Uint8Array): string[] {
  const lines = decodeText(bytes.subarray(0, 64 * 1024), null)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  return lines.length > 1 && lines.length <= maxPasses && lines.every((line) => parseBcbp(line) !== null) ? lines : []
}

/** Reads files that are the content of a barcode and nothing else, whatever they are called. */
export const bareCode: Reader = {
  name: 'code',
  kinds: ['code'],
  read(document, context) {
    const at = { part: document.part, date: context.date }
    const readings = passesIn(document.bytes()).map((line) => readCode(line, at.part, at.date))
    if (readings.length === 0) return readCodeBytes(document.bytes(), at)
    return {
      reservations: readings.flatMap(({ reservations }) => reservations),
      diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
    }
  },
}
