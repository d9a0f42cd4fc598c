import type { Run } from './page-content'
import type { TextSpan } from './scan'

/** A span of one line, or the joined lines of a cell, with the indexes of its first and last run in the content. */
export interface Piece extends Run {
  first: number
  last: number
  /** The baseline of its last line. */
  foot: number
  spans: readonly TextSpan[]
}

/** The radicals of Chinese characters that Unicode does not decompose, with their characters. */
const radicals = new Map(
  '⻁虎 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻑長 ⻓长 ⻔门 ⻘青 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻤鬼 ⻥鱼 ⻦鸟 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙 ⻳龟'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/**
 * Text without invisible characters, with letters in place of ligatures. Fonts whose characters share a glyph with a
 * radical are often mapped to the radical.
 */
const clean = (text: string): string =>
  text
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKD'))
    .replace(/[\u2e80-\u2fdf]/g, (radical) => radicals.get(radical) ?? radical.normalize('NFKC'))
    .replace(/\p{Cc}|[\u00ad\u200b-\u200f\ufeff]/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')

/** A run as a piece, without invisible characters. */
export function pieceOf(run: Run, index: number, struck: boolean): Piece {
  const text = clean(run.text)
  const span = { start: 0, end: text.length, bold: run.bold, struck, size: run.size }
  return { ...run, text, first: index, last: index, foot: run.y, spans: [span] }
}

/** Two pieces as one, with `separator` between their texts. */
export function joinPieces(one: Piece, next: Piece, separator: string): Piece {
  const offset = one.text.length + separator.length
  return {
    ...one,
    text: one.text + separator + next.text,
    x: Math.min(one.x, next.x),
    end: Math.max(one.end, next.end),
    first: Math.min(one.first, next.first),
    last: Math.max(one.last, next.last),
    foot: Math.min(one.foot, next.foot),
    spans: [
      ...one.spans,
      ...next.spans.map((span) => ({ ...span, start: span.start + offset, end: span.end + offset })),
    ],
  }
}
