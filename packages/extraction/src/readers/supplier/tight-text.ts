/** A text whose lines stand close together, and where each of them stood before. */
export interface TightText {
  text: string
  /** Line and column of a character in the text as it was, `3:14`, both counted from 1. */
  positionOf(index: number): string
}

/** No column stands this far from the one before. */
const far = /( {161,})/

/** The parts of a line that stand near each other, with where they begin. */
function piecesOf(line: string): { line: string; from: number }[] {
  let from = 0
  return line.split(far).flatMap((piece) => {
    const start = from
    from += piece.length
    return piece.trim() === '' ? [] : [{ line: piece, from: start }]
  })
}

/**
 * A text without its empty lines: what belongs together stands together, whether the sender wrote it with empty lines
 * between or without. What stands far from the words before it has a line of its own.
 */
export function tighten(whole: string): TightText {
  const lines = whole.split('\n').flatMap((line, row) => piecesOf(line).map((piece) => ({ ...piece, row })))
  const text = lines.map(({ line }) => line).join('\n')
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const positionOf = (index: number): string => {
    const at = starts.findLastIndex((start) => start <= index)
    const { row, from } = lines[at] ?? { row: 0, from: 0 }
    return `${row + 1}:${from + index - (starts[at] ?? 0) + 1}`
  }
  return { text, positionOf }
}
