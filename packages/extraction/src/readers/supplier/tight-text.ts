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
  const positionOf = (index: number): string => {
    const before = text.slice(0, index)
    const line = lines[before.split('\n').length - 1]
    const column = index - before.lastIndexOf('\n')
    return line ? `${line.row + 1}:${column + line.indent}` : `1:${column}`
  }
  return { text, positionOf }
}
