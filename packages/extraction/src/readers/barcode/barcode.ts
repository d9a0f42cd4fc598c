import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Context, Document } from '../../kit/document'
import type { Reader, Reading } from '../../kit/reader'
import { readCode } from '../code/read-code'
import { scanBarcodes } from './scan-barcode'

/** Codes are neither as small as an icon nor as narrow as a line, which mails are full of. */
const mayHoldCode = ({ width, height }: Bitmap): boolean =>
  Math.min(width, height) >= 24 && Math.max(width, height) / Math.min(width, height) <= 8

/** Pictures of one document that are searched. */
const most = 12

function readCodes(document: Document, context: Context): Reading {
  if (context.pixels.left <= 0) return { reservations: [], diagnostics: [] }
  const texts = (document.pictures?.(context.pixels.left) ?? [])
    .filter(mayHoldCode)
    .slice(0, most)
    .flatMap((bitmap) => {
      context.pixels.left -= bitmap.width * bitmap.height
      return context.pixels.left < 0 ? [] : scanBarcodes(bitmap)
    })
  const readings = [...new Set(texts)].map((text) => readCode(text, document.part, context.date))
  return {
    reservations: readings.flatMap(({ reservations }) => reservations),
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Reads the boarding pass codes and rail tickets in pictures and in the pictures of PDF files. */
export const barcode: Reader = {
  name: 'barcode',
  kinds: ['image', 'pdf'],
  read: readCodes,
}
