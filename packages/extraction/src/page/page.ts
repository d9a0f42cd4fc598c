/** How a stretch of a line is set. */
export interface Style {
  bold: boolean
  struck: boolean
  /** In relation to the body's size: 1 is as large. */
  size: number
  /** The text of a picture's description. */
  alt: boolean
}

/** A stretch of a line that is set in one style; offsets into the line's text. */
export interface Span extends Style {
  start: number
  end: number
}

/** The place of a line's cell in the innermost table of several columns that it stands in. */
export interface Cell {
  table: number
  row: number
  column: number
}

/**
 * One line of a cell or block, laid out on a plane: `row` counts downwards, `left` to `right` is its share of the width
 * (0 to 1). Lines of one row stand side by side, whatever makes them do so: tables, floats or columns of characters.
 */
export interface Line {
  index: number
  /** What it says, white space collapsed. */
  text: string
  /** The same with width and digits of all scripts as in ASCII; as long as `text`. */
  plain: string
  /** `plain` in small letters without marks; as long as `text`. */
  folded: string
  row: number
  left: number
  right: number
  /** Boxes (blocks, tables, rows, cells) that hold it, the outermost first. */
  path: readonly number[]
  cell: Cell | null
  spans: readonly Span[]
  isHeading: boolean
  isListItem: boolean
  /** Not shown to people: preheaders, copies for other screens. */
  isHidden: boolean
  /** Of an older message below an answer. */
  isQuoted: boolean
  /** A header line of a forwarded or quoted message. */
  isHeader: boolean
  /** Of the note above a forwarded message. */
  isForwardingNote: boolean
  origin: 'body' | 'subject' | 'sender'
}

/** One readable part of a mail, with its structure kept. */
export interface Page {
  /** MIME part number, or `file`. */
  part: string
  lines: Line[]
  /** ISO 8601: when the innermost forwarded message was sent, by its header lines; null where none says so. */
  sent: string | null
}

/** Lines of a page that are looked at; no confirmation has more. */
export const maxLines = 3000
/** Characters of one line that are looked at. */
export const maxLineLength = 3000
