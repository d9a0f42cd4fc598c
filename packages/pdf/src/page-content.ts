import type { Matrix } from './matrix'
import type { Dictionary, PdfStream } from './values'

/** A span of text on a page, in points; y grows upward. */
export interface Run {
  text: string
  x: number
  /** Where it ends. */
  end: number
  y: number
  size: number
}

/** A filled shape: the corners of its outlines, x and y in turn. */
export interface Shape {
  outlines: number[][]
}

/** A picture that stands in the page's content itself. */
export interface InlineImage {
  dictionary: Dictionary
  data: string
}

/** A picture that a page shows. */
export interface PlacedImage {
  image: PdfStream
  /** From the unit square, in which pictures are drawn (ISO 32000-1 §8.9.5), to points of the page. */
  matrix: Matrix
}

/** What a page shows. */
export interface PageContent {
  runs: Run[]
  /** What is dark, and what is light: codes are drawn in white on a dark ground, too. */
  shapes: Shape[]
  lights: Shape[]
  images: PlacedImage[]
  inline: InlineImage[]
}

/** What a page may hold. */
export const pageLimits = { runs: 8000, corners: 100_000, images: 40 }

export const emptyContent = (): PageContent => ({ runs: [], shapes: [], lights: [], images: [], inline: [] })

/** What may be drawn with at a time (ISO 32000-1 §8.4). */
export interface State {
  matrix: Matrix
  /** Whether what is filled, or drawn as a line, is dark. */
  darkFill: boolean
  darkLine: boolean
  lineWidth: number
}
