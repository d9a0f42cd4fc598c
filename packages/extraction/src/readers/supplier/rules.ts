import type { Found } from '@sextant/domain/kit/find-dates'

/** Maximum number of matches of one rule in a text. */
const maxMatches = 200
/** Maximum length of a line with columns. */
const maxLineLength = 2000

/** A rule locates a value in a text. It returns all matches, in order. */
export type Rule = RegExp | Labelled

interface Labelled {
  label: RegExp
  /** Number of lines below the label that belong to the value; 0 if it is beside the label. */
  below: number
  /** Number of lines between the label and its value. */
  skip: number
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[ \\u00a0]')

/**
 * A pattern for labels at the start of a line or cell, with no letter after them. If several match, the longest one
 * does.
 */
function labelPattern(names: readonly string[]): RegExp {
  const any = names.toSorted((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?:^| {3}|\\t)[*•·■□◆◇●○\\- ]{0,3}(?=\\S)(?:${any.join('|')})(?![\\p{L}\\d])\\*?`, 'gimu')
}

/**
 * The value beside a label in the same line or cell (`Check-in: 3 May`, `Check-in 3 May`). If it cannot be parsed, the
 * line below in the same column. Case-insensitive.
 */
export const label = (...names: readonly [string, ...string[]]): Rule => ({
  label: labelPattern(names),
  below: 0,
  skip: 0,
})

/** The `lines` lines below a label, in the same column if the line has several. Skips `skip` lines first. */
export const under = (
  names: string | readonly string[],
  { lines = 1, skip = 0 }: { lines?: number; skip?: number } = {},
): Rule => ({ label: labelPattern([names].flat()), below: lines, skip })

const gap = / {3,}|\t/g

/**
 * The cell of a line in the same column; the whole line if it has no cells. `width` is the number of cells in the
 * label's line. A line with one cell more begins with its own label.
 */
function cellOf(
  text: string,
  start: number,
  end: number,
  { column, width }: { column: number; width: number },
): Found<string> | null {
  const line = text.slice(start, end)
  const cells: Found<string>[] = []
  let from = 0
  for (const match of [...line.matchAll(gap), null]) {
    const to = match ? match.index : line.length
    if (to > from) cells.push({ value: line.slice(from, to), start: start + from, end: start + to })
    from = match ? match.index + match[0].length : to
  }
  const shift = width > 1 && cells.length === width + 1 ? 1 : 0
  return cells.length === 1 ? (cells[0] ?? null) : (cells[column + shift] ?? null)
}

function trimmed(text: string, start: number, end: number): Found<string> | null {
  const untrimmed = text.slice(start, end)
  const value = untrimmed.replace(/^[\s:：.#*–-]+|[\s*]+$/g, '')
  const from = start + Math.max(0, untrimmed.indexOf(value))
  return value === '' ? null : { value, start: from, end: from + value.length }
}

const lineEnd = (text: string, from: number): number => {
  const at = text.indexOf('\n', from)
  return at < 0 ? text.length : at
}

/** The cells below a label, in its column. */
function belowLabel(
  text: string,
  start: number,
  end: number,
  { below, skip }: Omit<Labelled, 'label'>,
): Found<string> | null {
  const lineStart = text.lastIndexOf('\n', start) + 1
  if (lineEnd(text, end) - lineStart > maxLineLength) return null
  const column = [
    ...text
      .slice(lineStart, start + 1)
      .trimStart()
      .matchAll(gap),
  ].length
  const width = text.slice(lineStart, lineEnd(text, end)).trim().split(gap).length
  const found: Found<string>[] = []
  let at = lineEnd(text, end)
  for (let line = 0; line < skip + Math.max(1, below) && at < text.length; ) {
    const next = lineEnd(text, at + 1)
    if (next - at > maxLineLength) break
    const cell = text.slice(at + 1, next).trim() === '' ? null : cellOf(text, at + 1, next, { column, width })
    if (text.slice(at + 1, next).trim() !== '') {
      if (line >= skip && cell) found.push(cell)
      line++
    }
    at = next
  }
  const [first] = found
  const last = found.at(-1)
  return first && last
    ? { value: found.map(({ value }) => value.trim()).join('\n'), start: first.start, end: last.end }
    : null
}

function besideLabel(text: string, end: number): Found<string> | null {
  const rest = text.slice(end, lineEnd(text, end))
  // A remark in brackets belongs to the label: `Total (EUR)   20.00`.
  const cell = /^(?: ?[(（][^)）\n]{1,40}[)）](?=[:：]| {3}|\t))?[\s:：.#*–-]*/.exec(rest)?.[0].length ?? 0
  const next = rest.slice(cell).search(/ {3,}|\t/)
  return trimmed(text, end + cell, end + (next < 0 ? rest.length : cell + next))
}

/** The first matches of a pattern, up to the limit. */
function firstMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (const match of text.matchAll(pattern)) {
    if (found.push(match) >= maxMatches) break
  }
  return found
}

function findLabelled(rule: Labelled, text: string): Found<string>[][] {
  return firstMatches(rule.label, text).map((match): Found<string>[] => {
    const end = match.index + match[0].length
    const start = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0)
    const valueBeside = rule.below > 0 ? null : besideLabel(text, end)
    return [valueBeside, belowLabel(text, start, end, rule)].filter((found) => found !== null)
  })
}

function findMatches(rule: RegExp, text: string): Found<string>[][] {
  const every = rule.global ? rule : new RegExp(rule.source, `${rule.flags}g`)
  return firstMatches(every, text).map((match): Found<string>[] => {
    const value = match.length > 1 ? match.slice(1).find((group) => group !== undefined) : match[0]
    if (value === undefined || value.trim() === '') return []
    const start = match.index + match[0].lastIndexOf(value)
    return [{ value, start, end: start + value.length }]
  })
}

/**
 * All matches of a rule in a text, in order; for a pattern, its first group or the whole match. Each match is a list of
 * candidates, the first parsable one of which counts: the text beside a label, then that below it.
 */
export function findAll(rule: Rule, text: string): Found<string>[][] {
  return rule instanceof RegExp ? findMatches(rule, text) : findLabelled(rule, text)
}
