import { conceptTag, type Tag } from '../languages/lexicon'
import { saysUnchanged } from '../languages/unchanged-words'
import type { Context } from '../links/context'
import { overlaps } from '../links/neighbors'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import type { Candidate } from './roles'

/** Whether a value is stated as the one before or after a change. */
export type Era = 'old' | 'new'

const oldTag = conceptTag('old')
const eraTags: readonly [Era, number][] = [
  ['old', oldTag],
  ['new', conceptTag('new')],
]

/** Maximum length of a line that labels the era of those below or beside it. */
const maxLabel = 60
/** Maximum distance in rows from such a line, and number of rows with headings in between. */
const maxRows = 12
const maxHeadings = 2
/** Maximum number of letters before an inline label that still counts as starting its line. */
const maxLead = 2

const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** The era that tags agree on. */
function eraOf(tags: readonly Tag[]): Era | null {
  const eras = eraTags.filter(([, id]) => tags.some(({ ids }) => ids.includes(id))).map(([era]) => era)
  return eras.length === 1 ? (eras[0] ?? null) : null
}

/** A line's statement about those below or beside it. */
type Label = Era | 'unchanged'

/** The page's lines as era labels. */
const labelsOf = ({ read, isPure, byLine }: Context): (Label | null)[] =>
  read.page.lines.map(({ index, text }) => {
    const isLabel = isPure[index] || (byLine[index] ?? []).every(({ type }) => type === 'text')
    if (!isLabel || letters(text) === 0 || text.length > maxLabel) return null
    return saysUnchanged(text) ? 'unchanged' : eraOf(read.tags[index] ?? [])
  })

/** Horizontal tolerance for columns, as a share of the page width. */
const columnTolerance = 0.02

/** Whether lines extend beyond the column of a label that has other lines in its row. */
const reachBeyond = (from: number, to: number, label: Line, { read }: Context): boolean =>
  (from < label.left - columnTolerance || to > label.right + columnTolerance) &&
  read.page.lines.some((other) => other !== label && other.row === label.row)

/** Whether a text is in capitals, apart from what is in brackets: `RETURN - OLD (no longer valid)`. */
function isInCapitals(text: string): boolean {
  const bare = text.replace(/[(（][^()（）]*[)）]/gu, '')
  return /\p{Lu}{3}/u.test(bare) && !/\p{Ll}/u.test(bare)
}

/** The era of the nearest label above a line, unless a line across its column ends the label's scope. */
function eraAbove(line: Line, context: Context, labels: readonly (Label | null)[]): Era | null {
  const { read, isPure } = context
  const headings = new Set<number>()
  let { left, right } = line
  for (let at = line.index - 1; at >= 0; at--) {
    const other = read.page.lines[at]
    if (!other || other.origin !== 'body' || line.row - other.row > maxRows) return null
    if (other.row >= line.row || !overlaps(other, line)) continue
    const label = labels[at]
    if (label === 'unchanged') return null
    if (label && (isPure[at] || other.isHeading || isInCapitals(other.text)))
      return reachBeyond(left, right, other, context) ? null : label
    left = Math.min(left, other.left)
    right = Math.max(right, other.right)
    // A value in bold is a heading only outside the table of the line.
    const isValue = !isPure[at] && other.cell?.table === line.cell?.table && line.cell
    if (other.isHeading && !isValue && headings.add(other.row).size > maxHeadings) return null
  }
  return null
}

/** The era that a line's first word states for its row in columns of text: `Now: BT 651, 18 June    RIX 07:05`. */
function leadingEra({ index, text, cell }: Line, { read }: Context): Era | null {
  const [first, second] = read.tags[index]?.filter((tag) => eraOf([tag]) !== null) ?? []
  if (cell || !first || second || letters(text.slice(0, first.start)) > maxLead) return null
  return /^\s?[:：]/u.test(text.slice(first.end)) ? eraOf([first]) : null
}

/** The eras of a page's lines, by labels to their left and above. */
function lineEras(context: Context): (line: Line) => Era | null {
  const { lines } = context.read.page
  const labels = labelsOf(context)
  const known = new Map<Line, Era | null>()
  const eraOfLine = (line: Line): Era | null => {
    if (line.origin !== 'body') return null
    const beside = lines.filter(({ row, right }) => row === line.row && right <= line.left + 0.001)
    const label = beside.map((other) => labels[other.index] ?? leadingEra(other, context)).findLast((era) => era)
    if (label === 'unchanged') return null
    return label ?? eraAbove(line, context, labels)
  }
  return (line) => {
    const era = known.has(line) ? known.get(line) : eraOfLine(line)
    known.set(line, era ?? null)
    return era ?? null
  }
}

const isStruck = ({ start, end }: Mention, { spans }: Line): boolean =>
  spans.some((span) => span.struck && span.start <= start && span.end >= end)

/** Types of values that lose their role when replaced, and types whose old value is replaced by the new one. */
const replaced: ReadonlySet<Mention['type']> = new Set(['date', 'time'])
const numbers: ReadonlySet<Mention['type']> = new Set(['number'])

/** Whether a value is in brackets as the previous one: `EUR 220 (previously EUR 330)`. */
function isRemarked({ start }: Mention, { index, text }: Line, { read }: Context): boolean {
  const label = (read.tags[index] ?? []).findLast((tag) => tag.end <= start && eraOf([tag]) !== null)
  return label !== undefined && eraOf([label]) === 'old' && /[(（[]\s?$/u.test(text.slice(0, label.start))
}

/** The era of a mention: by being struck out or in brackets, by its line's initial label, or by that of the line. */
function eraOfMention(
  mention: Mention,
  line: Line,
  context: Context,
  eraOfLine: (line: Line) => Era | null,
): Era | null {
  if (isStruck(mention, line) || isRemarked(mention, line, context)) return 'old'
  const before = (context.read.tags[line.index] ?? []).filter(({ end }) => end <= mention.start)
  const label = before.findLast((tag) => eraOf([tag]) !== null)
  if (!label) return eraOfLine(line)
  return letters(line.text.slice(0, label.start)) <= maxLead ? eraOf([label]) : null
}

/** The lines to the right of a line: the next cells in its table row, or the line beside it. */
function linesBeside({ index, cell }: Line, { neighbors, read }: Context): Line[] {
  const right = neighbors[index]?.right
  const inRow = cell
    ? read.page.lines.filter(
        (other) => other.cell?.table === cell.table && other.cell.row === cell.row && other.cell.column > cell.column,
      )
    : []
  return inRow.length > 0 ? inRow : right ? [right] : []
}

/** A value with its line and era. */
interface DatedCandidate {
  candidate: Candidate
  mention: Mention
  line: Line
  era: Era | null
}

/** Whether two lines are in the same cell or, outside tables, one directly above the other. */
const isBelow = (line: Line, above: Line): boolean =>
  line.cell && above.cell
    ? line.cell.table === above.cell.table && line.cell.row === above.cell.row && line.cell.column === above.cell.column
    : line.cell === above.cell && line.index === above.index + 1

/** The value after or below a struck-out one, which replaces it. */
function correctionOf({ mention, line }: DatedCandidate, dated: readonly DatedCandidate[]): Candidate | undefined {
  if (!isStruck(mention, line)) return undefined
  return dated.find(
    (other) =>
      other.mention.type === mention.type &&
      !isStruck(other.mention, other.line) &&
      (other.line === line ? other.mention.start > mention.start : isBelow(other.line, line)),
  )?.candidate
}

/** Whether a page marks any value as old, which few do. */
const showsOld = (context: Context): boolean =>
  context.read.page.lines.some(
    ({ spans, index }) => spans.some(({ struck }) => struck) || (context.lineTags[index] ?? []).includes(oldTag),
  )

/** The eras of a page's values; null if none is marked as old. */
export function erasOf(context: Context): ((mention: Mention) => Era | null) | null {
  if (!showsOld(context)) return null
  const eraOfLine = lineEras(context)
  return (mention) => {
    const line = context.read.page.lines[mention.line]
    return line ? eraOfMention(mention, line, context, eraOfLine) : null
  }
}

/** The values of some types, with their eras. */
function datedOf(
  candidates: readonly Candidate[],
  types: ReadonlySet<Mention['type']>,
  context: Context,
  eraOfLine: (line: Line) => Era | null,
): DatedCandidate[] {
  const { lines } = context.read.page
  return candidates.flatMap((candidate): DatedCandidate[] => {
    const { mention } = candidate
    const line = lines[mention.line]
    if (!line || !types.has(mention.type)) return []
    return [{ candidate, mention, line, era: eraOfMention(mention, line, context, eraOfLine) }]
  })
}

/**
 * Clears the roles of dates and times replaced by a change, if the page says which are old and which are new. A value
 * that also occurs elsewhere, or next to `unchanged` in the column of new ones, is not replaced. A struck-out value
 * followed by another always is, since corrections may be shown without words. A value in brackets is replaced by the
 * one before it.
 */
export function dropSuperseded(candidates: readonly Candidate[], context: Context): void {
  if (!showsOld(context)) return
  const eraOfLine = lineEras(context)
  const dated = datedOf(candidates, replaced, context, eraOfLine)
  for (const one of dated) {
    const { candidate, mention, line, era } = one
    const others = dated.filter((other) => other.mention.type === mention.type && other.era !== 'old')
    const isBehind = isRemarked(mention, line, context)
    const isReplaced = others.some((other) => other.era === 'new' || (isBehind && other.line === line))
    const isElsewhere = others.some((other) => other.mention.value === mention.value)
    const beside = linesBeside(line, context).filter((other) => eraOfLine(other) === 'new')
    const isUnchanged =
      beside.some(({ text }) => /\p{L}/u.test(text)) && !dated.some((other) => beside.includes(other.line))
    if (correctionOf(one, dated) || (era === 'old' && isReplaced && !isElsewhere && !isUnchanged))
      candidate.roles = { none: 1 }
  }
}

/**
 * Journey numbers replaced by a change, mapped to the new ones: the number after or below a struck-out one, or the only
 * new one beside the only old one.
 */
export function newNumbers(candidates: readonly Candidate[], context: Context): ReadonlyMap<Mention, Candidate> {
  if (!showsOld(context)) return new Map()
  const dated = datedOf(candidates, numbers, context, lineEras(context))
  const of = (wanted: Era): DatedCandidate[] => dated.filter(({ era }) => era === wanted)
  const valuesOf = (some: readonly DatedCandidate[]): number => new Set(some.map(({ mention }) => mention.value)).size
  const [only] = valuesOf(of('old')) === 1 && valuesOf(of('new')) === 1 ? of('new') : []
  return new Map(
    dated.flatMap((one) => {
      const next = correctionOf(one, dated) ?? (one.era === 'old' ? only?.candidate : undefined)
      return next && next.mention.value !== one.mention.value ? [[one.mention, next] as const] : []
    }),
  )
}
