import { charsOf } from '@sextant/bytes/chars'
import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { BarcodeScanner } from '../../kit/barcode-scanner'
import type { Context, Document } from '../../kit/document'
import type { Reader, Reading } from '../../kit/reader'
import { readCodeBytes } from '../code/read-code'

/** Codes are neither icon-sized nor as thin as a rule, unlike many images in emails. */
const mayHoldCode = ({ width, height }: Bitmap): boolean =>
  Math.min(width, height) >= 24 && Math.max(width, height) / Math.min(width, height) <= 8

/** Maximum number of images scanned per document. */
const maxPictures = 12

const shades = Array.from({ length: 256 }, (_, shade) => shade)

/** The gray levels of an image: dark and light ends, and mean. */
function shadesOf({ grey }: Bitmap): { dark: number; light: number; mean: number } {
  const counts = new Uint32Array(256)
  let sum = 0
  for (const shade of grey) {
    counts[shade] = (counts[shade] ?? 0) + 1
    sum += shade
  }
  const few = grey.length / 100
  // The first shade from one end at or before which there are more than a few pixels.
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

/** Minimum range of shades for sufficient contrast, and mean shade below which an image is dark. */
const [minContrast, minMean] = [90, 140]

/** The codes in an image. If it is faint or dark, also tries it with stretched contrast or inverted. */
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
    codes: [...different.keys()],
  }
}

/** Reads boarding pass codes and rail tickets in images, including those in PDF files. */
export const barcode: Reader = {
  name: 'barcode',
  kinds: ['image', 'pdf'],
  read: readCodes,
}
