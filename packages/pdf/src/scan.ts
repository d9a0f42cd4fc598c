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

/** A range of a text in one style, as offsets into the text. */
export interface TextSpan {
  start: number
  end: number
  bold: boolean
  /** Whether a line is drawn through it. */
  struck: boolean
  /** Font size in points. */
  size: number
}

/** A text within a row of a page, separated from others by wide gaps. */
export interface PlacedText {
  text: string
  /** Where it begins and ends, as fractions of the width that the page's text takes up. */
  left: number
  right: number
  spans: readonly TextSpan[]
}

/** The texts of a page that are side by side, left to right. */
export interface TextRow {
  texts: readonly PlacedText[]
  /** Distance between its baseline and that of the row above, in font sizes; 0 for the first row. */
  gap: number
}

/** A page of a document: its text, and the pictures shown in place of text. */
export interface ScannedPage {
  text: string
  scans: readonly Scan[]
  /** The same text with its positions and styles. */
  rows?: readonly TextRow[]
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
