import { charsOf } from '@sextant/bytes/chars'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Context, Document } from '../../kit/document'
import type { Reader, Reading } from '../../kit/reader'
import { readCodeBytes } from '../code/read-code'

/** Codes are neither as small as an icon nor as narrow as a line, which emails are full of. */
const mayHoldCode = ({ width, height }: Bitmap): boolean =>
  Math.min(width, height) >= 24 && Math.max(width, height) / Math.min(width, height) <= 8

/** Pictures of one document that are searched. */
const maxPictures = 12

function readCodes(document: Document, context: Context): Reading {
  const { scanner } = context
  if (!scanner || context.pixels.left <= 0) return { reservations: [], diagnostics: [] }
  const payloads = (document.pictures?.(context.pixels.left) ?? [])
    .filter(mayHoldCode)
    .slice(0, maxPictures)
    .flatMap((bitmap) => {
      context.pixels.left -= bitmap.width * bitmap.height
      return context.pixels.left < 0 ? [] : scanner.scan(bitmap)
    })
  const different = new Map(payloads.map((bytes) => [charsOf(bytes), bytes]))
  const at = { part: document.part, date: context.date }
  const readings = [...different.values()].map((bytes) => readCodeBytes(bytes, at))
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
