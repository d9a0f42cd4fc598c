import { charsOf } from '@sextant/bytes/chars'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { BarcodeScanner } from '../../kit/barcode-scanner'
import type { Context, Document } from '../../kit/document'
import type { Reader, Reading } from '../../kit/reader'
import { readCodeBytes } from '../code/read-code'

/** Codes are neither as small as an icon nor as narrow as a line, which emails are full of. */
const mayHoldCode = ({ width, height }: Bitmap): boolean =>
  Math.min(width, height) >= 24 && Math.max(width, height) / Math.min(width, height) <= 8

/** Pictures of one document that are searched. */
const maxPictures = 12

const shades = Array.from({ length: 256 }, (_, shade) => shade)

/** The gray levels of a picture: its darkest and lightest parts, and the mean. */
function shadesOf({ grey }: Bitmap): { dark: number; light: number; mean: number } {
  const counts = new Uint32Array(256)
  let sum = 0
  for (const shade of grey) {
    counts[shade] = (counts[shade] ?? 0) + 1
    sum += shade
  }
  const few = grey.length / 100
  // the first shade from one end that more than a few pixels have, or lie beyond
  const from = (end: readonly number[]): number => {
    let seen = 0
    for (const shade of end) {
      seen += counts[shade] ?? 0
      if (seen > few) return shade
    }
    return 0
  }
  return { dark: from(shades), light: from(shades.toReversed()), mean: sum / Math.max(1, grey.length) }
}

/** Range of shades below which a picture has too little contrast, and mean shade below which it is dark. */
const [minContrast, minMean] = [90, 140]

/** The codes of a picture; of a faint or a dark one, also those that appear when it is spread out or inverted. */
function scanAll(bitmap: Bitmap, scanner: BarcodeScanner): Uint8Array[] {
  const found = scanner.scan(bitmap)
  if (found.length > 0) return found
  const { dark, light, mean } = shadesOf(bitmap)
  if (light - dark < minContrast && light > dark) {
    const spread = (shade: number): number => ((shade - dark) * 255) / (light - dark)
    const codes = scanner.scan({ ...bitmap, grey: Uint8ClampedArray.from(bitmap.grey, spread) })
    if (codes.length > 0) return codes
  }
  return mean < minMean
    ? scanner.scan({ ...bitmap, grey: Uint8ClampedArray.from(bitmap.grey, (shade) => 255 - shade) })
    : []
}

function readCodes(document: Document, context: Context): Reading {
  const { scanner } = context
  if (!scanner || context.pixels.left <= 0) return { reservations: [], diagnostics: [] }
  const payloads = (document.pictures?.(context.pixels.left) ?? [])
    .filter(mayHoldCode)
    .slice(0, maxPictures)
    .flatMap((bitmap) => {
      context.pixels.left -= bitmap.width * bitmap.height
      return context.pixels.left < 0 ? [] : scanAll(bitmap, scanner)
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
