import { isCondition, isStated, sentenceAt } from '../intent/is-stated'
import type { Statement } from '../languages/language'
import { conceptTag, statementTag } from '../languages/lexicon'
import { actionWord, type OwnStatus, statusParts, statusWord } from '../languages/status-words'
import type { Context } from '../links/context'
import { sharedBoxes } from '../links/neighbors'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import { namedInSentence } from './named-in-sentence'
import type { Booking } from './resolve'
import { underHeadings } from './under-headings'

/** A statement about a status, with its sentence as offsets in its line. */
export interface StatusStatement {
  line: Line
  from: number
  to: number
  status: OwnStatus
}

const statements: readonly [statement: Statement, status: OwnStatus][] = [
  ['cancelled', 'cancelled'],
  ['confirmed', 'confirmed'],
  ['changed', 'confirmed'],
]
/** Follows a word that heads its line: `Cancelled: Anna Nowak, flight LH 400`. */
const head = /^\s?[:：–—-]\s/u
/** Maximum length of a status label, which may include the reference or name it applies to. */
const maxLabel = 60

const oldTag = conceptTag('old')
/** Minimum length of a line that is a sentence. */
const minSentence = 30
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
    .map(({ status }) => ({ line, from: 0, to: line.text.length, status }))

/** The statements about a status in the visible body of a page, in page order. */
export function statementsOf({ read: { page, tags }, lineTags }: Context): StatusStatement[] {
  const said = page.lines.flatMap((line): StatusStatement[] => {
    if (line.origin !== 'body' || line.isHidden || line.isQuoted || line.isHeader || line.isForwardingNote) return []
    const word = statusWord(line.text) ?? bareStatus(line, page.lines)
    if (word) return [{ line, from: 0, to: line.text.length, status: word }]
    // `original flight (cancelled)` is about what was replaced, unlike `cancelled (was Monday 5 July)`.
    if ((lineTags[line.index] ?? []).includes(oldTag)) return startingStatus(line)
    const own = tags[line.index] ?? []
    const stated = own.flatMap((tag): StatusStatement[] => {
      const known = statements.find(([statement]) => tag.ids.includes(statementTag(statement)))
      const isHead = tag.start === 0 && head.test(line.folded.slice(tag.end))
      if (!known || !(isHead || isStated(tag, line.folded, own))) return []
      const [from, to] = sentenceAt(line.folded, tag.start, tag.end)
      return [{ line, from, to, status: known[1] }]
    })
    if (stated.length > 0 || own.some(isCondition)) return stated
    return statusParts(line.text).map(({ status }) => ({ line, from: 0, to: line.text.length, status }))
  })
  return said.slice(0, maxStatements)
}

/** For each booking, the lines of values that only it has, in page order. */
function ownLines(bookings: readonly Booking[], { read: { page } }: Context): Map<Booking, Line[]> {
  const users = new Map<number, Set<Booking>>()
  for (const booking of bookings) {
    const { anchor, slots } = booking.draft
    for (const { mention } of [anchor, ...Object.values(slots)]) {
      if (page.lines[mention.line]?.origin !== 'body') continue
      const some = users.get(mention.line)
      if (some) some.add(booking)
      else users.set(mention.line, new Set([booking]))
    }
  }
  return new Map(
    bookings.map((booking) => {
      const own = [...users].flatMap(([index, some]) => (some.size === 1 && some.has(booking) ? [index] : []))
      const lines = own.length > 0 ? own : [booking.draft.anchor.mention.line]
      return [booking, lines.toSorted((a, b) => a - b).flatMap((index) => page.lines[index] ?? [])]
    }),
  )
}

/** Whether two lines are side by side: in a table row, or in columns of plain text. */
export const isSameRow = (a: Line, b: Line): boolean =>
  a.cell !== null && b.cell !== null
    ? a.cell.table === b.cell.table && a.cell.row === b.cell.row
    : a.cell === b.cell && a.row === b.row

/** Whether two lines are cells of one column, as where each booking has a column ending in its status. */
export const isSameColumn = (a: Line, b: Line): boolean =>
  a.cell !== null && b.cell !== null && a.cell.table === b.cell.table && a.cell.column === b.cell.column

const closeness = (line: Line, lines: readonly Line[]): number =>
  Math.max(-1, ...lines.map((one) => sharedBoxes(line, one)))

/** The only element of a list; undefined if there are none or several. */
export const only = <T>(some: readonly T[]): T | undefined => (some.length === 1 ? some[0] : undefined)

/**
 * The booking that a statement is about: in its line, row or column, or for a label, its box. Undefined if it is about
 * several.
 */
function subjectOf(
  { line }: StatusStatement,
  own: ReadonlyMap<Booking, readonly Line[]>,
  isLabel: boolean,
  mentions: readonly Mention[],
): Booking | undefined {
  const entries = [...own]
  const inLine = entries.filter(([, lines]) => lines.includes(line))
  if (inLine.length > 0) return only(inLine)?.[0]
  const inRow = entries.filter(([, lines]) => lines.some((one) => isSameRow(one, line)))
  if (inRow.length > 0) return only(inRow)?.[0]
  const inColumn = only(entries.filter(([, lines]) => lines.some((one) => isSameColumn(one, line))))
  if (inColumn) return inColumn[0]
  if (!isLabel || line.text.length > maxLabel) return undefined
  const [best, next] = entries
    .map(([booking, lines]) => ({ booking, lines, shared: closeness(line, lines) }))
    .toSorted((a, b) => b.shared - a.shared)
  if (!best || !next) return undefined
  const toOthers = Math.max(
    ...entries.flatMap(([booking, lines]) =>
      booking === best.booking ? [] : [Math.max(...lines.map((one) => closeness(one, best.lines)))],
    ),
  )
  if (best.shared <= next.shared || best.shared <= toOthers) return undefined
  // A date of another booking in between means that the statement is not about this one.
  const { anchor, slots } = best.booking.draft
  const last = Math.max(anchor.mention.line, ...Object.values(slots).map(({ mention }) => mention.line))
  const values = new Set(Object.values(slots).map(({ mention }) => mention.value))
  const isOther = mentions.some(
    ({ type, line: at, value }) => type === 'date' && at > last && at < line.index && !values.has(value),
  )
  return isOther ? undefined : best.booking
}

/**
 * The statuses of bookings on a page where bookings alternate with status lines, all before or all after their booking.
 */
function inTurn(said: readonly StatusStatement[], own: ReadonlyMap<Booking, readonly Line[]>): Map<Booking, OwnStatus> {
  const ordered = [...own]
    .map(([booking, lines]) => ({ booking, first: lines[0]?.index ?? 0, last: lines.at(-1)?.index ?? 0 }))
    .toSorted((a, b) => a.first - b.first)
  const labels = said.filter(({ line }) => line.text.length <= maxLabel)
  const fits = (isBefore: boolean): StatusStatement[] =>
    ordered.flatMap(({ first, last }, at) => {
      const [from, to] = isBefore
        ? [ordered[at - 1]?.last ?? -1, first]
        : [last, ordered[at + 1]?.first ?? Number.POSITIVE_INFINITY]
      // Above the first and below the last one, there is other content.
      return labels
        .filter(({ line }) => line.index > from && line.index < to)
        .slice(isBefore ? -1 : 0, isBefore ? undefined : 1)
    })
  const differ = (some: readonly StatusStatement[]): boolean => new Set(some.map(({ status }) => status)).size > 1
  /** Total distance of the lines from their bookings. */
  const distance = (some: readonly StatusStatement[], isBefore: boolean): number =>
    some.reduce((sum, { line }, at) => {
      const { first = 0, last = 0 } = ordered[at] ?? {}
      return sum + (isBefore ? first - line.index : line.index - last)
    }, 0)
  const [found] = [true, false]
    .map((isBefore) => ({ some: fits(isBefore), isBefore }))
    .filter(({ some }) => some.length === ordered.length)
    .map(({ some, isBefore }) => ({ some, distance: distance(some, isBefore) }))
    .filter(({ some }, at, all) => differ(some) || (all.length > 1 && at === 0 && differ(labels)))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ some }) => some)
  return new Map(
    found?.flatMap(({ status }, at) => (ordered[at] ? [[ordered[at].booking, status] as const] : [])) ?? [],
  )
}

/** Whether a statement is a cell or label rather than a sentence, which may name its subject. */
const isPartOfList = ({ line }: StatusStatement): boolean => line.text.length < minSentence

/** Whether a status is in a column headed by a traveler's name, and so applies only to that traveler. */
const isOfTraveler = ({ line }: StatusStatement, bookings: readonly Booking[], { read: { page } }: Context): boolean =>
  bookings.some(({ draft }) =>
    draft.travelers.some(({ mention }) => {
      const other = page.lines[mention.line]
      return other?.cell?.row === 0 && other.cell.column > 0 && isSameColumn(other, line)
    }),
  )

/**
 * The statements that may be labels of bookings: not sentences, and not in the row of one of several travelers, where
 * they are about that traveler's booking.
 */
function labelsAmong(
  said: readonly StatusStatement[],
  bookings: readonly Booking[],
  { read: { page } }: Context,
): StatusStatement[] {
  const names = [...new Set(bookings.flatMap(({ draft }) => draft.travelers.map(({ mention }) => mention.value)))]
  const labels = said.filter((one) => isPartOfList(one) || !/[.!。]$/u.test(one.line.text))
  if (names.length < 2) return labels
  const rows = new Set(page.lines.flatMap(({ row, text }) => (names.some((name) => text.includes(name)) ? [row] : [])))
  return labels.filter(({ line }) => !rows.has(line.row))
}

/**
 * The stated status of each of several bookings: in its row, box or line, in the line above or below each of them, or
 * in headings of several. Empty if none has its own.
 */
export function ownStatuses(
  bookings: readonly Booking[],
  said: readonly StatusStatement[],
  context: Context,
): Map<Booking, OwnStatus> {
  if (bookings.length < 2) return new Map()
  const own = ownLines(bookings, context)
  const general = said.filter((one) => !isOfTraveler(one, bookings, context))
  const labels = labelsAmong(general, bookings, context)
  const turns = inTurn(labels, own)
  if (turns.size > 0) return turns
  const sections = underHeadings(said, own, context.read.page.lines)
  if (sections.size > 0) return sections
  const result = new Map<Booking, OwnStatus>()
  for (const one of general) {
    const subject = subjectOf(one, own, labels.includes(one), context.read.mentions)
    const isAtStart = subject?.draft.anchor.mention.line === one.line.index
    // `LX 302 is cancelled. You are now on LX 304 at 13:20.`: a statement at the start of a booking outweighs the lines
    // above.
    if (subject && (isAtStart || result.get(subject) !== 'cancelled')) result.set(subject, one.status)
  }
  const stated = new Set(result.keys())
  for (const one of general.filter((sentence) => !isPartOfList(sentence)))
    for (const named of namedInSentence(one, bookings, context))
      if (!stated.has(named) && result.get(named) !== 'cancelled') result.set(named, one.status)
  return result
}
