import { bytesOf } from '@sextant/bytes/chars'
import { type Bitmap, mostPixels } from '@sextant/bytes/image/bitmap'
import { barPictures } from './bar-pictures'
import { type InlineImage, most, type PageContent } from './page-content'
import { pageLines } from './page-lines'
import { pagesOf } from './pages'
import { PdfFile } from './pdf-file'
import { pdfImage, pdfImageSize } from './pdf-image'
import { readPage } from './read-page'
import { type Leaf, mayBeDocument, type Scan } from './scan'
import { nameOf, PdfStream, Reference } from './values'

/** What is read of one file: no booking is longer. Work is counted in values and words. */
const limits = { pages: 20, work: 250_000, characters: 200_000, objects: 2000, bytes: 48 * 1024 * 1024 }

/** A PDF file, as far as we read it. */
export interface Pdf {
  /** What its first pages say, line by line. */
  text: string
  /** The same page by page, with the pictures that a page shows in place of words. */
  leaves: readonly Leaf[]
  /** Whether it needs a password, so that it says nothing to us. */
  encrypted: boolean
  /** Its pictures, the codes drawn on its pages among them: no more than so many pixels together. */
  pictures(pixels: number): Bitmap[]
}

function readPages(file: PdfFile): PageContent[] {
  const work = { left: limits.work }
  const contents: PageContent[] = []
  for (const page of pagesOf(file, limits.pages)) {
    if (work.left <= 0) break
    contents.push(readPage(file, page, work))
  }
  return contents
}

/** The pictures of a file that has no pages, wherever they stand. */
function strayImages(file: PdfFile): PdfStream[] {
  const found: PdfStream[] = []
  let step = 0
  for (const number of file.numbers) {
    if (step++ >= limits.objects || found.length >= most.images) break
    const object = file.get(new Reference(number))
    if (object instanceof PdfStream && nameOf(object.dictionary.get('Subtype')) === 'Image') found.push(object)
  }
  return found
}

/** A file of its own for a picture that stands in a page's content. */
function inlineImage({ dictionary, data }: InlineImage, room: number): Bitmap | null {
  const bytes = bytesOf(data)
  return pdfImage(new PdfFile(bytes), new PdfStream(0, dictionary, 0, bytes.length), room)
}

function picturesOf(file: PdfFile, contents: readonly PageContent[], pixels: number): Bitmap[] {
  const found: Bitmap[] = []
  let room = pixels
  const add = (bitmap: Bitmap | null): void => {
    if (!bitmap || bitmap.width * bitmap.height > room) return
    found.push(bitmap)
    room -= bitmap.width * bitmap.height
  }
  for (const { shapes } of contents) for (const bitmap of barPictures(shapes)) add(bitmap)
  const images = contents.length > 0 ? contents.flatMap(({ images }) => images) : strayImages(file)
  for (const image of new Set(images)) add(pdfImage(file, image, Math.min(room, mostPixels)))
  for (const { inline } of contents) for (const image of inline) add(inlineImage(image, Math.min(room, mostPixels)))
  return found
}

/** Letters and digits that a scanned page may say all the same: its number, the name of the scanner. */
const fewWords = 16
/** Pictures of one page that are read for words. */
const mostScans = 3

const saysLittle = (text: string): boolean => text.replace(/[^\p{L}\p{N}]/gu, '').length < fewWords

/** The pictures of a page that are as large as a document. */
const scansOf = (file: PdfFile, { images }: PageContent): Scan[] =>
  images
    .flatMap((image) => {
      const size = pdfImageSize(file, image)
      return size && mayBeDocument(size) ? [{ ...size, bitmap: (room: number) => pdfImage(file, image, room) }] : []
    })
    .slice(0, mostScans)

function leafOf(file: PdfFile, content: PageContent): Leaf {
  const text = pageLines(content.runs).join('\n')
  return { text, scans: saysLittle(text) ? scansOf(file, content) : [] }
}

/** The text of all pages, a line each; pages that say nothing leave no line. */
export const textOf = (leaves: readonly Leaf[]): string =>
  leaves
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, limits.characters)

/** Opens a PDF file (ISO 32000-1). Never throws; what is broken is read as far as it goes. */
export function openPdf(bytes: Uint8Array): Pdf {
  const file = new PdfFile(bytes.subarray(0, limits.bytes))
  const contents = file.encrypted ? [] : readPages(file)
  const leaves = contents.map((content) => leafOf(file, content))
  return {
    text: textOf(leaves),
    leaves,
    encrypted: file.encrypted,
    pictures: (pixels) => (file.encrypted ? [] : picturesOf(file, contents, pixels)),
  }
}
