import { bytesOf } from '@sextant/bytes/chars'
import { type Bitmap, maxPixels } from '@sextant/bytes/image/bitmap'
import { barPictures } from './bar-pictures'
import { type Matrix, multiply } from './matrix'
import { type InlineImage, type PageContent, pageLimits } from './page-content'
import { linesOfRows, pageRows } from './page-lines'
import { pagesOf } from './pages'
import { PdfFile } from './pdf-file'
import { type OpenImage, pdfImage, pdfImageSize } from './pdf-image'
import { readPage } from './read-page'
import { mayBeDocument, type Scan, type ScannedPage } from './scan'
import { shownPlace } from './shown-place'
import { nameOf, PdfStream, Reference } from './values'

/** Limits per file. Work is counted in values and words. */
const limits = { pages: 20, work: 250_000, characters: 200_000, objects: 2000, bytes: 48 * 1024 * 1024 }

/** A PDF file, as far as it was read. */
export interface Pdf {
  /** The text of its first pages, line by line. */
  text: string
  /** The same page by page, with pictures shown in place of text. */
  leaves: readonly ScannedPage[]
  /** Whether it needs a password and therefore cannot be read. */
  encrypted: boolean
  /** Its pictures, including codes drawn on its pages, with at most this many pixels in total. */
  pictures(pixels: number): Bitmap[]
}

interface ReadPage extends PageContent {
  /** Maps points of the page to fractions of the displayed page. */
  shown: Matrix
}

function readPages(file: PdfFile): ReadPage[] {
  const work = { left: limits.work }
  const contents: ReadPage[] = []
  for (const page of pagesOf(file, limits.pages)) {
    if (work.left <= 0) break
    contents.push({ ...readPage(file, page, work), shown: shownPlace(file, page) })
  }
  return contents
}

/** The pictures of a file without pages, wherever they are. */
function strayImages(file: PdfFile): PdfStream[] {
  const found: PdfStream[] = []
  let step = 0
  for (const number of file.numbers) {
    if (step++ >= limits.objects || found.length >= pageLimits.images) break
    const object = file.get(new Reference(number))
    if (object instanceof PdfStream && nameOf(object.dictionary.get('Subtype')) === 'Image') found.push(object)
  }
  return found
}

/** Reads a page's inline image like a separate file. */
function inlineImage({ dictionary, data }: InlineImage, room: number): Bitmap | null {
  const bytes = bytesOf(data)
  return pdfImage(new PdfFile(bytes), new PdfStream(0, dictionary, 0, bytes.length), room)
}

function picturesOf(file: PdfFile, contents: readonly PageContent[], pixels: number, open?: OpenImage): Bitmap[] {
  const found: Bitmap[] = []
  let room = pixels
  const add = (bitmap: Bitmap | null): void => {
    if (!bitmap || bitmap.width * bitmap.height > room) return
    found.push(bitmap)
    room -= bitmap.width * bitmap.height
  }
  for (const { shapes, lights } of contents)
    for (const bitmap of [...barPictures(shapes), ...barPictures(lights)]) add(bitmap)
  const images =
    contents.length > 0 ? contents.flatMap(({ images }) => images.map(({ image }) => image)) : strayImages(file)
  for (const image of new Set(images)) add(pdfImage(file, image, Math.min(room, maxPixels), open))
  for (const { inline } of contents) for (const image of inline) add(inlineImage(image, Math.min(room, maxPixels)))
  return found
}

/** The maximum number of letters and digits on a scanned page, such as its page number or the scanner's name. */
const fewWords = 16
/** The maximum number of pictures per page that are read by OCR. */
const maxScans = 3

const saysLittle = (text: string): boolean => text.replace(/[^\p{L}\p{N}]/gu, '').length < fewWords

/** Maps a picture's rows, counted from the top, to the unit square, whose y axis points up. */
const fromTop: Matrix = [1, 0, 0, -1, 0, 1]

/** The pictures of a page that are large enough to be documents. */
const scansOf = (file: PdfFile, { images, shown }: ReadPage, open?: OpenImage): Scan[] =>
  images
    .flatMap(({ image, matrix }): Scan[] => {
      const size = pdfImageSize(file, image)
      if (!size || !mayBeDocument(size)) return []
      const place = multiply(multiply(fromTop, matrix), shown)
      return [{ ...size, place, bitmap: (room) => pdfImage(file, image, room, open) }]
    })
    .slice(0, maxScans)

function leafOf(file: PdfFile, content: ReadPage, open?: OpenImage): ScannedPage {
  const rows = pageRows(content.runs, [...content.shapes, ...content.lights])
  const text = linesOfRows(rows).join('\n')
  return { text, rows, scans: saysLittle(text) ? scansOf(file, content, open) : [] }
}

/** The text of all pages, skipping empty ones. */
export const textOf = (leaves: readonly ScannedPage[]): string =>
  leaves
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, limits.characters)

/**
 * Opens a PDF file (ISO 32000-1). Never throws; broken files are read as far as possible. Pictures in JPEG 2000 are
 * opened by `open`, and left out without it.
 */
export function openPdf(bytes: Uint8Array, open?: OpenImage): Pdf {
  const file = new PdfFile(bytes.subarray(0, limits.bytes))
  const contents = file.encrypted ? [] : readPages(file)
  const leaves = contents.map((content) => leafOf(file, content, open))
  return {
    text: textOf(leaves),
    leaves,
    encrypted: file.encrypted,
    pictures: (pixels) => (file.encrypted ? [] : picturesOf(file, contents, pixels, open)),
  }
}
