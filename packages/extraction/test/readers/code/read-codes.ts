import { extract } from '@sextant/extraction/extract'
import { readCodeBytes } from '@sextant/extraction/readers/code/read-code'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { strToU8 } from 'fflate'

/** What the reader of codes alone makes of one. */
export const read = (bytes: Uint8Array | string, date = '2026-03-05') =>
  readCodeBytes(typeof bytes === 'string' ? strToU8(bytes) : bytes, { part: 'file', date })
/** What the whole extraction makes of it: places and zones completed. */
export const whole = (bytes: Uint8Array | string, contextDate = '2026-03-05T00:00:00Z') =>
  extract({ definitions, bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes, name: 'x.bin', contextDate })
    .extraction
