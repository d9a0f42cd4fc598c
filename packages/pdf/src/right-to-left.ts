import type { Piece } from './piece'

/** Letters written from right to left. The digits of Arabic are not. */
const rightToLeft = /(?!\p{N})[\p{Script=Hebrew}\p{Script=Arabic}]/u
/** Words of such letters, with what is between them. */
const words =
  /((?:(?!\p{N})[\p{Script=Hebrew}\p{Script=Arabic}\p{M}])+(?:[^\p{L}\p{N}]+(?:(?!\p{N})[\p{Script=Hebrew}\p{Script=Arabic}\p{M}])+)*)/u
/** The forms that letters take in fonts, at the beginning, in the middle or at the end of a word. */
const shownForms = /[\ufb1d-\ufdff\ufe70-\ufefc]/g
const letters = /\p{L}/gu
/** Latin letters and numbers within such text, with the punctuation between them: `ON-558120`, `12.11.2026`. */
const leftToRight = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}.,:/%&'@_+\- ]*[\p{L}\p{N}%])?/gu
const marked = /\P{M}\p{M}*/gu

const mirrors = new Map(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([a = '', b = '']) => [
    [a, b],
    [b, a],
  ]),
)

/** Whether most letters of a page are written from right to left. */
export function isRightToLeft(texts: readonly string[]): boolean {
  const text = texts.join('')
  if (!rightToLeft.test(text)) return false
  const all = text.match(letters) ?? []
  return all.filter((letter) => rightToLeft.test(letter)).length * 2 > all.length
}

const reversed = (text: string): string =>
  (text.match(marked) ?? [])
    .reverse()
    .map((letter) => mirrors.get(letter) ?? letter)
    .join('')

/**
 * Text that a page shows from left to right, in the order in which it is read: Hebrew and Arabic words from their right
 * end on, with Latin words and numbers as shown (the reverse of Unicode's bidirectional algorithm, UAX #9).
 */
export function inReadingOrder(shown: string): string {
  if (!rightToLeft.test(shown)) return shown
  return shown
    .split(words)
    .map((part) => (rightToLeft.test(part) ? reversed(part) : withKept(part)))
    .toReversed()
    .join('')
    .replace(shownForms, (form) => form.normalize('NFKC'))
}

/** Text between words written from right to left: its words keep their order, and what is around them turns. */
function withKept(part: string): string {
  const kept = [...part.matchAll(leftToRight)]
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return reversed(part)
  const [from, to] = [first.index, last.index + last[0].length]
  return reversed(part.slice(to)) + part.slice(from, to) + reversed(part.slice(0, from))
}

/**
 * A piece with its text in reading order. Its styles keep their parts as seen from the other end, which is exact unless
 * a part ends within words that keep their order.
 */
export function pieceInReadingOrder(piece: Piece): Piece {
  const text = inReadingOrder(piece.text)
  if (text === piece.text) return piece
  const { length } = piece.text
  const spans = piece.spans
    .map((span) => ({ ...span, start: length - span.end, end: length - span.start }))
    .toReversed()
  return { ...piece, text, spans }
}

/** Pieces of a page written from right to left, with their positions from the right edge and their texts as read. */
export function mirrored(pieces: readonly Piece[]): Piece[] {
  const edge = Math.max(...pieces.map(({ end }) => end))
  return pieces.map((piece) => ({ ...piece, x: edge - piece.end, end: edge - piece.x }))
}
