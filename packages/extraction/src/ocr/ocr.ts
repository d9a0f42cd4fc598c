import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Box } from '@sextant/pdf/matrix'

/** A word recognized in an image, in pixels from the image's top left corner after deskewing. */
export interface OcrWord {
  text: string
  left: number
  right: number
  /** Vertical center and height of the line's words, since a single word is only as high as its letters. */
  middle: number
  height: number
  /** Position in the original image, as fractions of its sides. */
  box: Box
}

/** Recognizes the words in images. Synchronous like extraction itself, and never throws. */
export interface Ocr {
  /** The words of an image in any order, or a user-facing sentence explaining why it was not read. */
  read(picture: Bitmap): readonly OcrWord[] | string
}

/** Limits per email or file, and per image. */
export const ocrLimits = {
  /** Images and pages of a mail. */
  scans: 6,
  /** Pixels of an image that is unpacked: a photo from most phones, or a page at 400 dpi. */
  unpacked: 16_000_000,
  /** Pixels that are read. Larger images are scaled down. */
  pixels: 4_000_000,
  /** Milliseconds to load the engine, which a busy machine may delay. */
  startMs: 30_000,
  /** Milliseconds per image. */
  timeMs: 8000,
}
