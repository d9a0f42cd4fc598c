import { type Bitmap, maxPixels } from '@sextant/bytes/image/bitmap'
import type { Size } from '@sextant/bytes/image/image-size'
import type { Box, Matrix } from './matrix'

/** A picture that may contain text: a scanned page, a photograph of a ticket, a screenshot. */
export interface Scan extends Size {
  /** The picture; null if it has more than `room` pixels or is broken. */
  bitmap(room: number): Bitmap | null
  /** Maps fractions of the picture to fractions of the displayed page, both from the top left. */
  place: Matrix
}

/** A word recognised in a picture; position and size are fractions of the page. */
export interface PlacedWord extends Box {
  text: string
}

/** A page of a document: its text, and the pictures shown in place of text. */
export interface ScannedPage {
  text: string
  scans: readonly Scan[]
  /** The words recognised in its pictures, in reading order. */
  words?: readonly PlacedWord[]
}

/** The minimum side in pixels for a picture to be a document, and how elongated it may be. */
const least = { attached: 300, inline: 480, long: 400 }
const maxAspectRatio = 6

/**
 * Whether a picture is large enough to be a document. Pictures within an email's text must be larger than attached
 * ones, because they include logos, icons and banners.
 */
export function mayBeDocument({ width, height }: Size, inline = false): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return short >= (inline ? least.inline : least.attached) && long >= least.long && long <= maxAspectRatio * short
}

/** Whether a picture is too large to be searched for barcodes at full size. */
export const isLarge = ({ width, height }: Size): boolean => width * height > maxPixels
