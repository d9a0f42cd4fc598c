import { isCondition, isStated, sentenceAt } from '../../intent/is-stated'
import type { Statement } from '../../languages/language'
import { conceptTag, statementTag } from '../../languages/lexicon'
import { actionWord, type OwnStatus, statusParts, statusWord } from '../../languages/status-words'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'

/** A statement about a status, with its sentence as offsets in its line. */
export interface StatusStatement {
  line: Line
  from: number
  to: number
  /** Where it is said, as an offset in its line. */
  at: number
  status: OwnStatus
}

const statements: readonly [statement: Statement, status: OwnStatus][] = [
  ['cancelled', 'cancelled'],
  ['confirmed', 'confirmed'],
  ['changed', 'confirmed'],
]
/** Follows a word that heads its line: `Cancelled: Anna Nowak, flight LH 400`. */
const head = /^\s?[:：–—-]\s/u

const oldTag = conceptTag('old')
/** Maximum length of a line whose status has a condition: `Anna Nowak (cancelled free of charge)`. */
const maxRemark = 60
/** Maximum number of statements read on a page, which no legitimate email exceeds. */
const maxStatements = 300

/** A status given as a noun, which elsewhere may be a button, in a cell beside or below other statuses of its table. */
function bareStatus({ cell, text }: Line, lines: readonly Line[]): OwnStatus | undefined {
  const status = actionWord(text)
  if (!status || !cell) return undefined
  const isListed = lines.some(
    (other) =>
      other.cell?.table === cell.table &&
      (other.cell.column === cell.column) !== (other.cell.row === cell.row) &&
      statusWord(other.text) !== undefined,
  )
  return isListed ? status : undefined
}

/** The status at the start of a line, if separated from the rest. */
const startingStatus = (line: Line): StatusStatement[] =>
  statusParts(line.text)
    .filter(({ from }) => from === 0)
    .map(({ from, status }) => ({ line, from: 0, to: line.text.length, at: from, status }))

/**
 * The statements about a status in the visible body of a page, in page order.
 * @param hasNote whether those in a note above a forwarded or answered message count, as where bookings are in it
 */
export function statementsOf({ read: { page, tags }, lineTags }: Context, hasNote = false): StatusStatement[] {
  const said = page.lines.flatMap((line): StatusStatement[] => {
    if (line.origin !== 'body' || line.isHidden || line.isQuoted || line.isHeader) return []
    if (line.isForwardingNote && !hasNote) return []
    const word = statusWord(line.text) ?? bareStatus(line, page.lines)
    if (word) return [{ line, from: 0, to: line.text.length, at: 0, status: word }]
    // `original flight (cancelled)` is about what was replaced, unlike `cancelled (was Monday 5 July)`.
    if ((lineTags[line.index] ?? []).includes(oldTag)) return startingStatus(line)
    const own = tags[line.index] ?? []
    const stated = own.flatMap((tag): StatusStatement[] => {
      const known = statements.find(([statement]) => tag.ids.includes(statementTag(statement)))
      const isHead = tag.start === 0 && head.test(line.folded.slice(tag.end))
      if (!known || !(isHead || isStated(tag, line.folded, own))) return []
      const [from, to] = sentenceAt(line.folded, tag.start, tag.end)
      return [{ line, from, to, at: tag.start, status: known[1] }]
    })
    const condition = own.find(isCondition)?.start ?? line.text.length
    if (stated.length > 0 || (condition < line.text.length && line.text.length > maxRemark)) return stated
    return statusParts(line.text).flatMap(({ from, status }) =>
      from < condition ? [{ line, from: 0, to: line.text.length, at: from, status }] : [],
    )
  })
  return said.slice(0, maxStatements)
}
