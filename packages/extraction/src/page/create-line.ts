import { folded, plain } from '../kit/fold'
import { type Cell, type Line, maxLineLength, type Span, type Style } from './page'

/** Position of a line in the layout. */
export interface Frame {
  left: number
  right: number
  path: readonly number[]
  cell: Cell | null
  isListItem: boolean
}

/** Collapses and trims white space. Also returns each character's new position; null if none moved. */
function collapsed(raw: string): { text: string; moved: number[] | null } {
  if (!/^ | {2}/.test(raw)) return { text: raw.trimEnd(), moved: null }
  let text = ''
  const moved: number[] = []
  for (let at = 0; at < raw.length; at++) {
    moved.push(text.length)
    const letter = raw[at] ?? ''
    if (letter !== ' ' || (text !== '' && !text.endsWith(' '))) text += letter
  }
  return { text: text.trimEnd(), moved }
}

/** Creates a line from raw text: collapses white space and shifts the spans accordingly. Null if the text is blank. */
export function createLine(
  raw: string,
  spans: readonly Span[],
  position: Frame & { row: number; isHidden: boolean },
): Line | null {
  const { text, moved } = collapsed(raw.slice(0, maxLineLength))
  if (text === '') return null
  const at = (offset: number): number => Math.min((moved ? moved[offset] : offset) ?? text.length, text.length)
  const joinedSpans = joined(spans.map((span) => ({ ...span, start: at(span.start), end: at(span.end) })))
  const shown = joinedSpans.filter(({ start, end }) => text.slice(start, end).trim() !== '')
  return {
    index: 0,
    text,
    plain: plain(text),
    folded: folded(text),
    row: position.row,
    left: position.left,
    right: position.right,
    path: position.path,
    cell: position.cell,
    spans: shown,
    isHeading: text.length < 90 && shown.every(({ bold, size }) => bold || size >= 1.25),
    isListItem: position.isListItem,
    isHidden: position.isHidden,
    isQuoted: false,
    isHeader: false,
    isForwardingNote: false,
    origin: 'body',
  }
}

const sameStyle = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.struck === b.struck && a.alt === b.alt && Math.abs(a.size - b.size) < 0.05

/** Merges adjacent spans of the same style. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans) {
    const last = result.at(-1)
    if (last && sameStyle(last, span) && span.start <= last.end + 1) last.end = Math.max(last.end, span.end)
    else if (span.end > span.start) result.push({ ...span })
  }
  return result
}
