import { matchesOf } from '../kit/matches-of'
import type { Mention } from './mention'

/** The ranges of a text between the matches of a pattern. */
export function split(text: string, start: number, end: number, pattern: RegExp): [number, number][] {
  const pieces: [number, number][] = []
  let from = start
  for (const match of matchesOf(text.slice(start, end), pattern)) {
    pieces.push([from, start + match.index])
    from = start + match.index + match[0].length
  }
  pieces.push([from, end])
  return pieces.filter(([a, b]) => b > a)
}

/** The ranges of a line between typed mentions. */
export function gaps(length: number, taken: readonly Mention[]): [number, number][] {
  const result: [number, number][] = []
  let from = 0
  for (const { start, end } of taken.toSorted((a, b) => a.start - b.start)) {
    if (start > from) result.push([from, start])
    from = Math.max(from, end)
  }
  if (from < length) result.push([from, length])
  return result
}
