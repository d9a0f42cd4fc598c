/** A text whose lines stand close together, and where each of them stood before. */
export interface TightText {
  text: string
  /** Line and column of a character in the text as it was, `3:14`, both counted from 1. */
  positionOf(index: number): string
}

/**
 * A text without its empty lines: what belongs together stands together, whether the sender wrote it with empty lines
 * between or without.
 */
export function tighten(whole: string): TightText {
  const lines = whole.split('\n').flatMap((line, row) => (line.trim() === '' ? [] : [{ line, row }]))
  const text = lines.map(({ line }) => line).join('\n')
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const positionOf = (index: number): string => {
    const at = starts.findLastIndex((start) => start <= index)
    return `${(lines[at]?.row ?? 0) + 1}:${index - (starts[at] ?? 0) + 1}`
  }
  return { text, positionOf }
}
