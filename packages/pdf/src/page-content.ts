import type { Matrix } from './matrix'
import type { Dictionary, PdfStream } from './values'

/** A span of text on a page, in points; the y axis points up. */
export interface Run {
  text: string
  x: number
  /** The x coordinate of its end. */
  end: number
  y: number
  size: number
  bold: boolean
}

/** A filled shape: the corners of its outlines, x and y alternating. */
export interface Shape {
  outlines: number[][]
}

/** An inline image in the page's content. */
export interface InlineImage {
  dictionary: Dictionary
  data: string
}

/** A picture shown on a page. */
export interface PlacedImage {
  image: PdfStream
  /** Maps the unit square, in which pictures are drawn (ISO 32000-1 §8.9.5), to points on the page. */
  matrix: Matrix
}

/** The contents of a page. */
export interface PageContent {
  runs: Run[]
  /** Dark shapes and light ones, since codes are also drawn in white on a dark background. */
  shapes: Shape[]
  lights: Shape[]
  images: PlacedImage[]
  inline: InlineImage[]
}

/** The maximum contents of a page. */
export const pageLimits = { runs: 8000, corners: 100_000, images: 40 }

export const emptyContent = (): PageContent => ({ runs: [], shapes: [], lights: [], images: [], inline: [] })

/** The graphics state (ISO 32000-1 §8.4), as far as needed. */
export interface State {
  matrix: Matrix
  /** Whether the fill colour, or the line colour, is dark. */
  darkFill: boolean
  darkLine: boolean
  lineWidth: number
}
