/** A text without blank lines and wide gaps, with the original positions of its lines. */
export interface TightText {
  text: string
  /** Line and column of a character in the original text, `3:14`, both counted from 1. */
  positionOf(index: number): string
}

/** A gap wider than any between columns. */
const wideGap = /( {161,})/

/** The parts of a line separated by wide gaps, with their offsets. */
function piecesOf(line: string): { line: string; from: number }[] {
  let from = 0
  return line.split(wideGap).flatMap((piece) => {
    const start = from
    from += piece.length
    return piece.trim() === '' ? [] : [{ line: piece, from: start }]
  })
}

/**
 * Removes the blank lines of a text, so that the result does not depend on whether the sender used them. Text after a
 * wide gap gets its own line.
 */
export function tighten(source: string): TightText {
  const lines = source.split('\n').flatMap((line, row) => piecesOf(line).map((piece) => ({ ...piece, row })))
  const text = lines.map(({ line }) => line).join('\n')
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const positionOf = (index: number): string => {
    const at = starts.findLastIndex((start) => start <= index)
    const { row, from } = lines[at] ?? { row: 0, from: 0 }
    return `${row + 1}:${from + index - (starts[at] ?? 0) + 1}`
  }
  return { text, positionOf }
}
