import type { OwnStatus } from '../../languages/status-words'
import type { Context } from '../../links/context'
import { sharedBoxes } from '../../links/neighbors'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { wordsOf } from '../travelers/name-words'
import { namedInSentence } from './named-in-sentence'
import type { StatusStatement } from './status-statements'
import { statusesInLine } from './statuses-in-line'
import { underHeadings } from './under-headings'

/** Maximum length of a status label, which may include the reference or name it applies to. */
const maxLabel = 60
/** Minimum length of a line that is a sentence. */
const minSentence = 30

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
 * The bookings of the only traveler in whose column a status is, or whom its heading names: `Cancelled – Anna Nowak`.
 */
function ofOnlyTraveler(one: StatusStatement, bookings: readonly Booking[], { read: { page } }: Context): Booking[] {
  const { line } = one
  const named = bookings.filter(({ draft: { travelers } }) => {
    const [only, ...others] = travelers
    const other = page.lines[only?.mention.line ?? -1]
    if (!only || others.length > 0) return false
    return isPartOfList(one) && line.isHeading
      ? wordsOf(only.mention.value).every((word) => wordsOf(line.text).includes(word))
      : other !== undefined && isSameColumn(other, line)
  })
  const names = new Set(named.map(({ draft }) => draft.travelers[0]?.mention.value))
  return names.size === 1 && named.length < bookings.length && (line.isHeading || named.length === 1) ? named : []
}

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
  const result = new Map<Booking, OwnStatus>(statusesInLine(bookings, general))
  for (const one of said)
    if (one.line.isHeading || !general.includes(one))
      for (const booking of ofOnlyTraveler(one, bookings, context)) result.set(booking, one.status)
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
