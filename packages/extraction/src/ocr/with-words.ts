import { type Bitmap, maxPixels } from '@sextant/bytes/image/bitmap'
import { shrunk } from '@sextant/bytes/image/shrink'
import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { textOf } from '@sextant/pdf/open-pdf'
import { linesOfRows } from '@sextant/pdf/page-lines'
import { isLarge, type PlacedWord, type Scan, type ScannedPage, type TextRow } from '@sextant/pdf/scan'
import type { Document } from '../kit/document'
import { type Ocr, ocrLimits } from './ocr'
import { placedWords, rowsOfWords } from './text-of-words'

/** The remaining OCR budget of one email. */
interface Budget {
  scans: number
  /** Why no more images are read; null while they are. */
  over: string | null
}

/** The text of an image in rows, and the positions of its words. */
interface Read {
  rows: readonly TextRow[]
  words: readonly PlacedWord[]
}

/** Distance of an image's text to what is above it, in font sizes: it starts a section. */
const sectionGap = 4

const sectionOf = ({ rows }: Read): TextRow[] =>
  rows.map((row, index) => (index === 0 ? { ...row, gap: sectionGap } : row))

/** Decodes each image once, scaled to the limit, or returns why it cannot be read. */
function picturesOf(ocr: Ocr, budget: Budget) {
  const seen = new Map<Scan, Bitmap | string>()
  const read = new Map<Scan, Read | string>()
  const open = (scan: Scan): Bitmap | string => {
    if (scan.width * scan.height > ocrLimits.unpacked) return 'it is too large.'
    if (budget.over !== null) return budget.over
    if (budget.scans-- <= 0) return `only the first ${ocrLimits.scans} pictures of a mail are.`
    const bitmap = scan.bitmap(ocrLimits.unpacked)
    return bitmap ? shrunk(bitmap, ocrLimits.pixels) : 'it is damaged, or packed in a way that is not known.'
  }
  const bitmapOf = (scan: Scan): Bitmap | string => {
    const bitmap = seen.get(scan) ?? open(scan)
    seen.set(scan, bitmap)
    return bitmap
  }
  const wordsIn = (scan: Scan): Read | string => {
    const bitmap = bitmapOf(scan)
    if (typeof bitmap === 'string') return bitmap
    const words = ocr.read(bitmap)
    // An email built to take long contains more of the same.
    if (typeof words === 'string') budget.over = words
    return typeof words === 'string' ? words : { rows: rowsOfWords(words), words: placedWords(words, scan.place) }
  }
  return {
    bitmapOf,
    wordsOf: (scan: Scan): Read | string => {
      const words = read.get(scan) ?? wordsIn(scan)
      read.set(scan, words)
      return words
    },
  }
}

const switchedOff = 'reading pictures is switched off. Switch it on with OCR_LANGUAGES, then read the email again.'

const unreadDiagnostic = (part: string, leaf: number, isPicture: boolean, reason: string): Diagnostic => ({
  level: 'info',
  code: 'image-unread',
  message: `${isPicture ? 'The picture' : `Page ${leaf + 1}, a picture without text,`} was not read: ${reason}`,
  part,
})

/** A document for use without OCR, which reports each page that was not read. */
function unreadDocument(document: Document): Document {
  const isPicture = document.kind === 'image'
  const faultsOf = (leaves: readonly ScannedPage[]): Diagnostic[] =>
    leaves.flatMap(({ scans }, index) =>
      scans.length > 0 ? [unreadDiagnostic(document.part, index, isPicture, switchedOff)] : [],
    )
  return {
    ...document,
    faults: () => [...(document.faults?.() ?? []), ...faultsOf(document.leaves?.() ?? [])],
  }
}

function readDocument(document: Document, ocr: Ocr, budget: Budget): Document {
  const pictures = picturesOf(ocr, budget)
  const faults = new Map<number, Diagnostic>()
  const wordsOf = (leaf: ScannedPage, index: number): ScannedPage => {
    const scans = leaf.scans.map((scan) => pictures.wordsOf(scan))
    const reason = scans.find((one) => typeof one === 'string')
    if (reason !== undefined)
      faults.set(index, unreadDiagnostic(document.part, index, document.kind === 'image', reason))
    const read = scans.filter((one) => typeof one !== 'string')
    if (read.length === 0) return leaf
    const rows = [...(leaf.rows ?? []), ...read.flatMap(sectionOf)]
    return {
      text: linesOfRows(rows).join('\n'),
      rows,
      scans: leaf.scans,
      words: read.flatMap(({ words }) => words),
    }
  }
  let pages: readonly ScannedPage[] | null = null
  const leaves = (): readonly ScannedPage[] => document.leaves?.() ?? []
  const readPages = (): readonly ScannedPage[] => (pages ??= leaves().map(wordsOf))
  return {
    ...document,
    text: () => textOf(readPages()),
    leaves: readPages,
    pictures: (pixels) => [
      ...(document.pictures?.(pixels) ?? []),
      ...leaves()
        .flatMap(({ scans }) => scans)
        .filter(isLarge)
        .map((scan) => pictures.bitmapOf(scan))
        .flatMap((bitmap) => (typeof bitmap === 'string' ? [] : [shrunk(bitmap, Math.min(pixels, maxPixels))])),
    ],
    faults() {
      readPages()
      return [...(document.faults?.() ?? []), ...faults.values()]
    },
  }
}

/**
 * Documents with the words in their images, if an OCR engine is given. What is not read is reported (diagnostic
 * `image-unread`). Images are read on demand.
 */
export function withWords(documents: readonly Document[], ocr: Ocr | undefined): Document[] {
  const budget: Budget = { scans: ocrLimits.scans, over: null }
  return documents.map((document) => {
    if (document.kind !== 'image' && document.kind !== 'pdf') return document
    return ocr ? readDocument(document, ocr, budget) : unreadDocument(document)
  })
}
