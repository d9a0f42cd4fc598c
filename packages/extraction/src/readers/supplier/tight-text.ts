/** A text whose lines stand close together, and where each of them stood before. */
export interface TightText {
  text: string
  /** Line and column of a character in the text as it was, `3:14`, both counted from 1. */
  positionOf(index: number): string
}

/**
 * A text without empty lines and blanks around the others: what belongs together stands together, whether the sender
 * wrote it with empty lines between or without.
 */
export function tighten(whole: string): TightText {
  const lines = whole.split('\n').flatMap((raw, row) => {
    const line = raw.trim()
    return line === '' ? [] : [{ line, row, indent: raw.length - raw.trimStart().length }]
  })
  const text = lines.map(({ line }) => line).join('\n')
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const positionOf = (index: number): string => {
    const at = starts.findLastIndex((start) => start <= index)
    const line = lines[at]
    const column = index - (starts[at] ?? 0) + 1
    return line ? `${line.row + 1}:${column + line.indent}` : `1:${column}`
  }
  return { text, positionOf }
}
