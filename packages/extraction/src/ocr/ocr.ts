import type { Bitmap } from '@sextant/bytes/image/bitmap'
import type { Box } from '@sextant/pdf/matrix'

/** A word that was read in a picture, in pixels from the top left corner of the picture once its lines are level. */
export interface OcrWord {
  text: string
  left: number
  right: number
  /** Middle and height of the words on its line: one word is as high as its letters. */
  middle: number
  height: number
  /** Where it stands in the picture as it was given: fractions of its sides. */
  box: Box
}

/** Reads the words of pictures. Synchronous as extraction is, and never throws. */
export interface Ocr {
  /** The words of a picture in any order, or why it was not read, as a sentence for people. */
  read(picture: Bitmap): readonly OcrWord[] | string
}

/** Limits for one email or file, and for one picture. */
export const ocrLimits = {
  /** Pictures and pages of a mail. */
  scans: 6,
  /** Pixels of a picture that is unpacked: a photograph of most phones, a page at 400 dots an inch. */
  unpacked: 16_000_000,
  /** Pixels that are read: larger pictures are scaled down. */
  pixels: 4_000_000,
  /** Milliseconds for loading the engine, which other work on the machine can delay. */
  startMs: 30_000,
  /** Milliseconds for one picture. */
  timeMs: 8000,
}
