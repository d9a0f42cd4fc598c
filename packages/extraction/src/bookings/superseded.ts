import { conceptTag, type Tag } from '../languages/lexicon'
import { saysUnchanged } from '../languages/unchanged-words'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import type { Candidate } from './roles'

/** Whether a value is said to be the one before a change or the one after it. */
type Era = 'old' | 'new'

const oldTag = conceptTag('old')
const eraTags: readonly [Era, number][] = [
  ['old', oldTag],
  ['new', conceptTag('new')],
]

/** Maximum length of a line that says of which era those below or beside it are. */
const maxLabel = 60
/** Maximum distance in rows of such a line, and number of headings in between. */
const maxRows = 12
const maxHeadings = 2
/** Letters before an inline label up to which it begins its line. */
const maxLead = 2

const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** The era that tags agree on. */
function eraOf(tags: readonly Tag[]): Era | null {
  const eras = eraTags.filter(([, id]) => tags.some(({ ids }) => ids.includes(id))).map(([era]) => era)
  return eras.length === 1 ? (eras[0] ?? null) : null
}

/** What a line says of those below or beside it. */
type Label = Era | 'unchanged'

/** What the lines of a page say as labels. */
const labelsOf = ({ read, isPure, byLine }: Context): (Label | null)[] =>
  read.page.lines.map(({ index, text }) => {
    const isLabel = isPure[index] || (byLine[index] ?? []).every(({ type }) => type === 'text')
    if (!isLabel || letters(text) === 0 || text.length > maxLabel) return null
    return saysUnchanged(text) ? 'unchanged' : eraOf(read.tags[index] ?? [])
  })

const overlap = (a: Line, b: Line): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > Math.min(a.right - a.left, b.right - b.left) / 3

/** Difference of positions, as a share of the page's width, that columns may have. */
const columnTolerance = 0.02

/** Whether lines reach beyond the column of a label that others stand beside. */
const reachBeyond = (from: number, to: number, label: Line, { read }: Context): boolean =>
  (from < label.left - columnTolerance || to > label.right + columnTolerance) &&
  read.page.lines.some((other) => other !== label && other.row === label.row)

/** The era of the nearest label above a line, unless a line across its column ends what it is said of. */
function eraAbove(line: Line, context: Context, labels: readonly (Label | null)[]): Era | null {
  const { read, isPure } = context
  let headings = 0
  let { left, right } = line
  for (let at = line.index - 1; at >= 0; at--) {
    const other = read.page.lines[at]
    if (!other || other.origin !== 'body' || line.row - other.row > maxRows) return null
    if (other.row >= line.row || !overlap(other, line)) continue
    const label = labels[at]
    if (label === 'unchanged') return null
    if (label && (isPure[at] || other.isHeading)) return reachBeyond(left, right, other, context) ? null : label
    left = Math.min(left, other.left)
    right = Math.max(right, other.right)
    if (other.isHeading && ++headings > maxHeadings) return null
  }
  return null
}

/** The eras of the lines of a page, by labels left of and above them. */
function lineEras(context: Context): (line: Line) => Era | null {
  const { lines } = context.read.page
  const labels = labelsOf(context)
  const known = new Map<Line, Era | null>()
  const eraOfLine = (line: Line): Era | null => {
    if (line.origin !== 'body') return null
    const beside = lines.filter(({ row, right }) => row === line.row && right <= line.left + 0.001)
    const label = beside.map(({ index }) => labels[index]).findLast((era) => era)
    if (label === 'unchanged') return null
    return label ?? eraAbove(line, context, labels)
  }
  return (line) => {
    const era = known.has(line) ? known.get(line) : eraOfLine(line)
    known.set(line, era ?? null)
    return era ?? null
  }
}

/** The era of a mention: struck out, by the label that begins its line, or by that of the line. */
function eraOfMention(
  mention: Mention,
  line: Line,
  context: Context,
  eraOfLine: (line: Line) => Era | null,
): Era | null {
  if (line.spans.some(({ struck, start, end }) => struck && start <= mention.start && end >= mention.end)) return 'old'
  const before = (context.read.tags[line.index] ?? []).filter(({ end }) => end <= mention.start)
  const label = before.findLast((tag) => eraOf([tag]) !== null)
  if (!label) return eraOfLine(line)
  return letters(line.text.slice(0, label.start)) <= maxLead ? eraOf([label]) : null
}

/** The lines right of a line: those of the next cells in its row of a table, or the one beside it. */
function linesBeside({ index, cell }: Line, { neighbors, read }: Context): Line[] {
  const right = neighbors[index]?.right
  const inRow = cell
    ? read.page.lines.filter(
        (other) => other.cell?.table === cell.table && other.cell.row === cell.row && other.cell.column > cell.column,
      )
    : []
  return inRow.length > 0 ? inRow : right ? [right] : []
}

/**
 * Leaves dates and times without a role that a change has replaced, if the page says which are old and which are new. A
 * value that stands elsewhere as well, or next to `unchanged` in the column of new ones, is not replaced.
 */
export function leaveSuperseded(candidates: readonly Candidate[], context: Context): void {
  const { lines } = context.read.page
  const isOld = ({ spans, index }: Line): boolean =>
    spans.some(({ struck }) => struck) || (context.lineTags[index] ?? []).includes(oldTag)
  if (!lines.some(isOld)) return
  const eraOfLine = lineEras(context)
  const dated = candidates.flatMap((candidate) => {
    const { mention } = candidate
    const line = lines[mention.line]
    if (!line || (mention.type !== 'date' && mention.type !== 'time')) return []
    return [{ candidate, mention, line, era: eraOfMention(mention, line, context, eraOfLine) }]
  })
  for (const { candidate, mention, line, era } of dated) {
    const others = dated.filter((other) => other.mention.type === mention.type && other.era !== 'old')
    const isReplaced = others.some((other) => other.era === 'new')
    if (era !== 'old' || !isReplaced || others.some((other) => other.mention.value === mention.value)) continue
    const beside = linesBeside(line, context).filter((other) => eraOfLine(other) === 'new')
    const isUnchanged =
      beside.some(({ text }) => /\p{L}/u.test(text)) && !dated.some((other) => beside.includes(other.line))
    if (!isUnchanged) candidate.roles = { none: 1 }
  }
}
