import { particleTag } from '../../languages/lexicon'
import { clauseStatus, type OwnStatus } from '../../languages/status-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { isSameColumn, isSameRow, only } from './own-status'
import type { StatusStatement } from './status-statements'

const greetingTag = particleTag('greeting')
/** A full name, or a name in a script without spaces. */
const wholeName = /\p{L}{2}[\s/,]+\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u

/** Whether a line of a table follows the first row of a booking in that table, before the next booking's. */
function isBelow(line: Line, booking: Booking, bookings: readonly Booking[], lines: readonly Line[]): boolean {
  const rowOf = ({ draft }: Booking): number | null => {
    const cell = lines[draft.anchor.mention.line]?.cell
    return cell && line.cell && cell.table === line.cell.table && cell.row <= line.cell.row ? cell.row : null
  }
  const rows = bookings.flatMap((one) => rowOf(one) ?? [])
  return rows.length === 0 || rowOf(booking) === Math.max(...rows)
}

/** Whether a line is below the start of a booking and above the next one, on a page with a name below each start. */
function isUnder(line: Line, booking: Booking, bookings: readonly Booking[], named: readonly Mention[]): boolean {
  const starts = [...new Set(bookings.map(({ draft }) => draft.anchor.mention.line))].toSorted((a, b) => a - b)
  const startOf = (index: number): number => starts.findLast((start) => start < index) ?? -1
  const isNamedInEach = starts.every((start) => named.some((mention) => startOf(mention.line) === start))
  return !isNamedInEach || startOf(line.index) === booking.draft.anchor.mention.line
}

/** The names in the column of a cell, if none of them is in another column. */
function inColumn(line: Line, named: readonly Mention[], lines: readonly Line[]): Mention[] {
  const own = named.filter((mention) => {
    const other = lines[mention.line]
    return other !== undefined && isSameColumn(other, line)
  })
  const elsewhere = named.filter(
    (mention) => !own.includes(mention) && lines[mention.line]?.cell?.table === line.cell?.table,
  )
  const isApart = elsewhere.length > 0 && !elsewhere.some(({ value }) => own.some((one) => one.value === value))
  return line.cell !== null && isApart ? own : []
}

const clauseEnd = /[,;.]\s(?=\p{L})/gu

/**
 * The statuses of a line whose clauses each name one traveler and state a status of their own: `Room 2 (Anna Lang) has
 * been cancelled, room 1 (Dirk Lang) remains booked`. Empty if they do not, or if all state the same.
 */
function statusesOfClauses({ text }: Line, named: readonly Mention[]): Map<string, OwnStatus> {
  const ends = [...[...text.matchAll(clauseEnd)].map(({ index }) => index), text.length]
  const result = new Map<string, OwnStatus>()
  for (const [at, end] of ends.entries()) {
    const from = ends[at - 1] ?? 0
    const own = named.filter((mention) => mention.start >= from && mention.end <= end)
    const [name, other] = new Set(own.map(({ value }) => value))
    const status = name === undefined ? undefined : clauseStatus(text.slice(from, end))
    if (other !== undefined || (name !== undefined && !status)) return new Map()
    if (name !== undefined && status) result.set(name, status)
  }
  return new Set(result.values()).size > 1 ? result : new Map()
}

/**
 * The stated statuses of individual travelers of a booking, by full name: in a row or sentence that names only one of
 * them, other than as a greeting, or in the column of their names. Rows that list the travelers of each booking in a
 * table apply to the booking above them.
 */
export function travelerStatuses(
  booking: Booking,
  bookings: readonly Booking[],
  said: readonly StatusStatement[],
  context: Context,
): Map<string, OwnStatus> {
  const { lines } = context.read.page
  const names = booking.draft.travelers.map(({ mention }) => mention.value)
  const result = new Map<string, OwnStatus>()
  if (names.length < 2 || !names.every((name) => wholeName.test(name))) return result
  const named = context.read.mentions.filter(({ type, value }) => type === 'text' && names.includes(value))
  const others = new Set(
    bookings.flatMap((one) => (one === booking ? [] : one.draft.travelers.map(({ mention }) => mention.value))),
  )
  for (const { line, from, to, status } of said) {
    const isGreeting = (context.lineTags[line.index] ?? []).includes(greetingTag)
    if (isGreeting) continue
    const beside = named.filter((mention) => {
      const other = lines[mention.line]
      if (!other) return false
      return other === line ? mention.start >= from && mention.end <= to : isSameRow(other, line)
    })
    const ofClauses = statusesOfClauses(
      line,
      named.filter((mention) => lines[mention.line] === line),
    )
    if (ofClauses.size > 1) {
      for (const [name, own] of ofClauses) result.set(name, own)
      continue
    }
    const aligned = new Set((beside.length > 0 ? [] : inColumn(line, named, lines)).map(({ value }) => value))
    // Those who travel on this booking only may have a row of their own below the next booking.
    const isOnlyHere = [...beside.map(({ value }) => value), ...aligned].every((name) => !others.has(name))
    if (!isOnlyHere && !isBelow(line, booking, bookings, lines)) continue
    for (const name of aligned) if (result.get(name) !== 'cancelled') result.set(name, status)
    const name = only([...new Set(beside.map(({ value }) => value))])
    const own = named.filter(({ value }) => value === name)
    if (!isUnder(line, booking, bookings, own)) continue
    if (name !== undefined && result.get(name) !== 'cancelled') result.set(name, status)
  }
  return result
}
