import { decodeText, isValidUtf8 } from '@sextant/bytes/charset'
import { type Bitmap, maxPixels } from '@sextant/bytes/image/bitmap'
import { imageSize } from '@sextant/bytes/image/image-size'
import { orientationOf } from '@sextant/bytes/image/orientation'
import { readImage } from '@sextant/bytes/image/read-image'
import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { identity, type Matrix } from '@sextant/pdf/matrix'
import { openPdf, type Pdf } from '@sextant/pdf/open-pdf'
import { mayBeDocument, type ScannedPage } from '@sextant/pdf/scan'
import { quarterTurns } from '@sextant/pdf/shown-place'
import type { BarcodeScanner } from '../kit/barcode-scanner'
import type { Document } from '../kit/document'
import { limits } from '../kit/limits'

const warning = (part: string, code: string, message: string): Diagnostic[] => [
  { level: 'warning', code, message, part },
]

function pdfDocument(document: Document, scanner: BarcodeScanner | undefined): Document {
  let opened: Pdf | null = null
  const open = (): Pdf => {
    opened ??= openPdf(document.bytes(), scanner?.open)
    return opened
  }
  return {
    ...document,
    text: () => open().text,
    leaves: () => open().leaves,
    pictures: (pixels) => open().pictures(pixels),
    faults: () =>
      open().encrypted ? warning(document.part, 'pdf-encrypted', 'The PDF needs a password, so it was not read.') : [],
  }
}

const [upright, right, half, left] = quarterTurns
/** Maps fractions of the stored image to fractions of the displayed one, by orientation. */
const shownPlaces: Readonly<Record<number, Matrix | undefined>> = {
  1: upright,
  2: [-1, 0, 0, 1, 1, 0],
  3: half,
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: right,
  7: [0, -1, -1, 0, 1, 1],
  8: left,
}

function imageDocument(document: Document, scanner: BarcodeScanner | undefined): Document {
  let faults: Diagnostic[] = []
  const open = (bytes: Uint8Array, room: number): Bitmap | null | 'unsupported' => {
    const image = readImage(bytes, room)
    // Formats that the scanner opens have a known size.
    return image === 'unsupported' && scanner?.open && imageSize(bytes) ? scanner.open(bytes, room) : image
  }
  const leaves = (): ScannedPage[] => {
    const bytes = document.bytes()
    const size = imageSize(bytes)
    if (!size || !mayBeDocument(size, document.inline)) return []
    const bitmap = (room: number): Bitmap | null => {
      const image = open(bytes, room)
      return image === 'unsupported' ? null : image
    }
    return [{ text: '', scans: [{ ...size, bitmap, place: shownPlaces[orientationOf(bytes)] ?? identity }] }]
  }
  return {
    ...document,
    text: () => '',
    leaves,
    pictures(pixels) {
      const image = open(document.bytes(), Math.min(pixels, maxPixels))
      if (image === 'unsupported') {
        const message = 'Pictures of this format are not read.'
        faults = warning(document.part, 'picture-unsupported', message)
      }
      return image === 'unsupported' || image === null ? [] : [image]
    },
    faults: () => faults,
  }
}

/** Calendars are UTF-8 (RFC 5545 §3.1.4), whatever the surrounding mail says, unless the bytes are invalid. */
function calendarDocument(document: Document): Document {
  const isUtf8 = (bytes: Uint8Array): boolean => !bytes.includes(0) && isValidUtf8(bytes)
  return {
    ...document,
    text() {
      const bytes = document.bytes().subarray(0, limits.textBytes)
      return isUtf8(bytes) ? decodeText(bytes, 'utf-8') : document.text()
    },
  }
}

/**
 * Adds what a document's kind provides: the text and images of a PDF, the pixels of an image, the charset of a
 * calendar. The scanner opens further image formats.
 */
export function openDocument(document: Document, scanner?: BarcodeScanner): Document {
  if (document.kind === 'pdf') return pdfDocument(document, scanner)
  if (document.kind === 'calendar') return calendarDocument(document)
  return document.kind === 'image' ? imageDocument(document, scanner) : document
}
