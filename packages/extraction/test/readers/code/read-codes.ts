import { extract } from '@sextant/extraction/extract'
import { readCodeBytes } from '@sextant/extraction/readers/code/read-code'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { strToU8 } from 'fflate'

/** The result of the code reader alone. */
export const read = (bytes: Uint8Array | string, date = '2026-03-05') =>
  readCodeBytes(typeof bytes === 'string' ? strToU8(bytes) : bytes, { part: 'file', date })
/** The result of the whole extraction, with places and time zones completed. */
export const whole = (bytes: Uint8Array | string, contextDate = '2026-03-05T00:00:00Z') =>
  extract({ definitions, bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes, name: 'x.bin', contextDate })
    .extraction
