import { conceptTag, type Tag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import type { Candidate } from './roles'

/** Whether a value is said to be the one before a change or the one after it. */
type Era = 'old' | 'new'

const eraTags: readonly [Era, number][] = [
  ['old', conceptTag('old')],
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

/** The eras that the lines of a page say as labels. */
const labelsOf = ({ read, isPure, byLine }: Context): (Era | null)[] =>
  read.page.lines.map(({ index, text }) => {
    const isLabel = isPure[index] || (byLine[index] ?? []).every(({ type }) => type === 'text')
    return isLabel && letters(text) > 0 && text.length <= maxLabel ? eraOf(read.tags[index] ?? []) : null
  })

const overlap = (a: Line, b: Line): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > Math.min(a.right - a.left, b.right - b.left) / 3

/** The era of the nearest label above a line. */
function eraAbove(line: Line, { read, isPure }: Context, labels: readonly (Era | null)[]): Era | null {
  let headings = 0
  for (let at = line.index - 1; at >= 0; at--) {
    const other = read.page.lines[at]
    if (!other || other.origin !== 'body' || line.row - other.row > maxRows) return null
    if (other.row >= line.row || !overlap(other, line)) continue
    const label = labels[at]
    if (label && (isPure[at] || other.isHeading)) return label
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

/**
 * Leaves dates and times without a role that a change has replaced, if the page says which are old and which are new. A
 * value that stands elsewhere as well, or next to `unchanged` in the column of new ones, is not replaced.
 */
export function leaveSuperseded(candidates: readonly Candidate[], context: Context): void {
  const { lines } = context.read.page
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
    const beside = context.neighbors[line.index]?.right
    const isUnchanged =
      beside &&
      eraOfLine(beside) === 'new' &&
      !dated.some((other) => other.line === beside) &&
      /\p{L}/u.test(beside.text)
    if (!isUnchanged) candidate.roles = { none: 1 }
  }
}
