import { belowLabel, labelPattern } from '../supplier/rules'
import type { Found } from './find-dates'

/** Lines that belong to a label, at most: two of an address, a day, a time, and what stands between them. */
const most = 6
/** Labels of one sort in one text that are looked at. */
const mostLabels = 40

/** What stands at a label: beside it and in the lines below, in the same column, up to the next label. */
export interface Block extends Found<string> {
  lines: string[]
  /** Whether a mark, a gap or the line's end parts it from its label, not a blank alone. */
  marked: boolean
}

const patterns = new WeakMap<readonly string[], RegExp>()

/** Labels are lists that stand fixed in their modules: each is made a pattern once. */
function patternOf(names: readonly string[]): RegExp {
  const known = patterns.get(names)
  if (known) return known
  const made = labelPattern(names)
  patterns.set(names, made)
  return made
}

/** A stretch of a text that needs no label, as a block. */
export const blockAt = (value: string, start: number, end = start + value.length): Block => ({
  value,
  lines: [value],
  marked: true,
  start,
  end,
})

/** Characters of a line that are looked at: no value is longer, and a page's worth of cells in one line is no table. */
const longestLine = 1000

const lineEnd = (text: string, from: number): number => {
  const at = text.slice(from, from + longestLine).indexOf('\n')
  return at < 0 ? Math.min(text.length, from + longestLine) : from + at
}

/** A line that begins with words and a colon has a label of its own. */
const ownLabel = /^\p{L}[\p{L}\d .'’&/()-]{1,30}:(?!\d)/u
/** Labels within a block, of the parts of what it says. */
const innerLabel =
  /^(?:date|time|day|when|where|location|place|address|station|branch|office|datum|zeit|uhrzeit|ort|adresse|filiale|heure|lieu|agence|fecha|hora|lugar|oficina|dirección|data|ora|luogo|sede|indirizzo|local|tijd|plaats|adres|tid|plats|sted|dag|dato)[\p{L} &/]{0,20}:/iu

const isMarked = (rest: string): boolean => /^[.*]{0,2}\s*(?:[:#|–=-]|№|$)|^[.*]{0,2} {3,}|^\s?\t/u.test(rest)

/** Whether what follows makes a word a label: a mark or a value. Short words need more than a blank. */
const isLabel = (word: string, rest: string): boolean =>
  isMarked(rest) || (word.length > 4 && /^\.?\s+(?=[\p{Lu}\d€$£(])/u.test(rest))

function untilNext(lines: readonly string[], stops: RegExp): string[] {
  const kept: string[] = []
  for (const [index, line] of lines.entries()) {
    const stopped = [...line.matchAll(stops)].some(({ index: at }) => at === 0)
    if (index > 0 && (stopped || (ownLabel.test(line) && !innerLabel.test(line)))) break
    kept.push(line)
  }
  return kept
}

function linesFrom(text: string, at: number): string[] {
  const lines: string[] = []
  for (let from = at; from < text.length && lines.length < most; ) {
    const end = lineEnd(text, from)
    const line = text.slice(from, end).replace(/^[\s:.#*–-]+|[\s*]+$/g, '')
    // an empty line ends what stands there; after the label alone it does not
    if (line === '' && lines.length > 0) break
    if (line !== '') lines.push(line)
    from = end + 1
  }
  return lines
}

/** The blocks of a text that have one of the labels, in order; `stops` are the labels of other things. */
export function blocksOf(text: string, names: readonly string[], stops: readonly string[]): Block[] {
  const others = patternOf(stops)
  return [...text.matchAll(patternOf(names))].slice(0, mostLabels).flatMap((match): Block[] => {
    const end = match.index + match[0].length
    const start = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0)
    const line = lineEnd(text, end)
    const rest = text.slice(end, line)
    if (!isLabel(match[0].trim(), rest)) return []
    const beside = rest.replace(/^[\s:.#*–-]+/, '')
    const isColumn = rest
      .split(/ {3,}/)
      .slice(1)
      .some((cell) => isWholly(cell, others))
    if (isColumn || (beside === '' && hasColumns(text, start, line))) {
      const below = belowLabel(text, start, end, { below: most, skip: 0 })
      const lines = below ? untilNext(below.value.split('\n'), others) : []
      return below && lines.length > 0 ? [{ ...below, value: lines.join('\n'), lines, marked: true }] : []
    }
    const lines = untilNext(linesFrom(text, end), others)
    const last = lines.at(-1)
    if (last === undefined) return []
    const to = text.indexOf(last, end) + last.length
    return [{ value: lines.join('\n'), lines, start, end: to, marked: isMarked(rest) }]
  })
}

/** Whether a cell has nothing but a label. */
const isWholly = (cell: string, labels: RegExp): boolean =>
  [...cell.matchAll(labels)].some(
    ({ 0: found, index }) => index === 0 && /^[\s:]*$/.test(cell.slice(found.length)),
  )

const hasColumns = (text: string, start: number, end: number): boolean => {
  const lineStart = Math.max(text.lastIndexOf('\n', start) + 1, start - longestLine)
  return / {3,}/.test(text.slice(lineStart, end).trim())
}

/** A line without the label that it begins with. */
export const withoutLabel = (line: string): string => line.replace(innerLabel, '').trim()
