import { type Bitmap, maxPixels } from '@sextant/bytes/image/bitmap'
import type { Size } from '@sextant/bytes/image/image-size'
import type { Box, Matrix } from './matrix'

/** A picture that may stand for words: a scanned page, a photograph of a ticket, a screenshot. */
export interface Scan extends Size {
  /** The picture; null where it has more than `room` pixels, or is broken. */
  bitmap(room: number): Bitmap | null
  /** From fractions of the picture to fractions of the page as it is shown, both from the top left. */
  place: Matrix
}

/** A word that was read in a picture; its place and size are fractions of the page. */
export interface PlacedWord extends Box {
  text: string
}

/** A page of a document: what it says, and the pictures that it shows in place of words. */
export interface ScannedPage {
  text: string
  scans: readonly Scan[]
  /** The words that were read in its pictures, in the order in which they are read. */
  words?: readonly PlacedWord[]
}

/** Sides in pixels from which on a picture can hold a document's words, and how oblong it may be. */
const least = { attached: 300, inline: 480, long: 400 }
const maxAspectRatio = 6

/**
 * Whether a picture is large enough to be a document. One within the text of an email has to be larger than an attached
 * one, because logos, icons and banners are there.
 */
export function mayBeDocument({ width, height }: Size, inline = false): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return short >= (inline ? least.inline : least.attached) && long >= least.long && long <= maxAspectRatio * short
}

/** Whether a picture is beyond what is searched for barcodes as it stands. */
export const isLarge = ({ width, height }: Size): boolean => width * height > maxPixels
