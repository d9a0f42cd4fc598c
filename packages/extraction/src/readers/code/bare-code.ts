import { decodeText } from '@sextant/bytes/charset'
import { parseBcbp } from '@sextant/ticket-codes/bcbp/parse-bcbp'
import type { Reader } from '../../kit/reader'
import { readCode, readCodeBytes } from './read-code'

/** Maximum number of boarding passes per file. */
const maxPasses = 50

/**
 * The lines of a file if each is a boarding pass, as when a family's passes are copied into one file; otherwise none.
 */
function passesIn(bytes: Uint8Array): string[] {
  const lines = decodeText(bytes.subarray(0, 64 * 1024), null)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  return lines.length > 1 && lines.length <= maxPasses && lines.every((line) => parseBcbp(line) !== null) ? lines : []
}

/** Reads files that contain only a barcode's content, whatever their name. */
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
