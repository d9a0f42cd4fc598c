import type { Document } from '../kit/document'

/** Text style of a span. */
export interface Style {
  bold: boolean
  struck: boolean
  /** Font size relative to the body text, where 1 is the same size. */
  size: number
  /** Whether the text is the alternative text of an image. */
  alt: boolean
}

/** A range of a line in one style, as offsets into the line's text. */
export interface Span extends Style {
  start: number
  end: number
}

/** Position of a line's cell in its innermost table with several columns. */
export interface Cell {
  table: number
  row: number
  column: number
}

/**
 * One line of a cell or block with its position: `row` counts downwards, `left` and `right` are shares of the page
 * width (0 to 1). Lines with the same row are side by side, whether by a table, by floats or by columns of plain text.
 */
export interface Line {
  index: number
  /** Text with white space collapsed. */
  text: string
  /** `text` with full-width characters and the digits of all scripts mapped to ASCII; same length as `text`. */
  plain: string
  /** `plain` in lower case without diacritics; same length as `text`. */
  folded: string
  row: number
  left: number
  right: number
  /** IDs of the boxes (blocks, tables, rows, cells) that contain it, outermost first. */
  path: readonly number[]
  cell: Cell | null
  spans: readonly Span[]
  isHeading: boolean
  isListItem: boolean
  /** Not visible to the reader: preheaders, copies for other screen sizes. */
  isHidden: boolean
  /** Part of an older message quoted in a reply. */
  isQuoted: boolean
  /** A header line of a forwarded or quoted message. */
  isHeader: boolean
  /** Part of the note above a forwarded message. */
  isForwardingNote: boolean
  origin: 'body' | 'subject' | 'sender'
}

/** One readable part of a mail with its layout. */
export interface Page {
  /** MIME part number, or `file`. */
  part: string
  kind: Document['kind']
  lines: Line[]
  /** Display name of the person who forwarded the message; empty if nobody did. */
  forwarder: string
  /** When the innermost forwarded message was sent, as written in its header lines; null if unknown. */
  sent: string | null
  /** The texts of the barcodes that it shows. */
  codes?: readonly string[]
}

/** Maximum number of lines read from a page, which no confirmation exceeds. */
export const maxLines = 3000
/** Maximum number of characters read from a line. */
export const maxLineLength = 3000
