import type { Context, Document } from '../../documents/document'
import type { Bitmap } from '../../documents/image/bitmap'
import { readBcbp } from '../bcbp/read-bcbp'
import type { Reader } from '../reader'
import { scanBarcode } from './scan-barcode'

/** Codes are neither as small as an icon nor as narrow as a line, which mails are full of. */
const mayHoldCode = ({ width, height }: Bitmap): boolean =>
  Math.min(width, height) >= 24 && Math.max(width, height) / Math.min(width, height) <= 8

/** Pictures of one document that are searched. */
const most = 6

function readCodes(document: Document, context: Context) {
  if (context.pixels.left <= 0) return []
  const codes = (document.pictures?.(context.pixels.left) ?? [])
    .filter(mayHoldCode)
    .slice(0, most)
    .map((bitmap) => {
      context.pixels.left -= bitmap.width * bitmap.height
      return context.pixels.left < 0 ? null : scanBarcode(bitmap)
    })
  return codes.flatMap((code) => (code === null ? [] : readBcbp(code, document.part, context.date)))
}

/** Reads the boarding pass codes in pictures and in the pictures of PDF files. */
export const barcode: Reader = {
  name: 'barcode',
  kinds: ['image', 'pdf'],
  read: (document, context) => ({ reservations: readCodes(document, context), diagnostics: [] }),
}
