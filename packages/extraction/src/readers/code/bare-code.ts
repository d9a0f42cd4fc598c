import type { Reader } from '../../kit/reader'
import { readCodeBytes } from './read-code'

/** Reads files that are the content of a barcode and nothing else, whatever they are called. */
export const bareCode: Reader = {
  name: 'code',
  kinds: ['code'],
  read: (document, context) => readCodeBytes(document.bytes(), { part: document.part, date: context.date }),
}
