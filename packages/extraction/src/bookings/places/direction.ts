import type { Concept } from '../../languages/language'
import { conceptTag, labelCount } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import { endOf } from '../times/draft-times'

type End = 'origin' | 'destination'

const concepts: Readonly<Record<End, readonly Concept[]>> = {
  origin: ['origin', 'departure', 'pickUp'],
  destination: ['destination', 'arrival', 'dropOff'],
}
const tagsOfEnd = {
  origin: new Set(concepts.origin.map(conceptTag)),
  destination: new Set(concepts.destination.map(conceptTag)),
}

/** Which end labels refer to; null if neither or both. */
function endOfLabels(ids: readonly number[]): End | null {
  const [isOrigin, isDestination] = [tagsOfEnd.origin, tagsOfEnd.destination].map((tags) =>
    ids.some((id) => tags.has(id)),
  )
  return isOrigin === isDestination ? null : isOrigin ? 'origin' : 'destination'
}

/** The label in the first line of a value's cell. A label further down may belong to this value or to the next. */
function labelInCell({ index, cell }: Line, { read: { page }, isPure }: Context): Line | undefined {
  const [before, first] = [page.lines[index - 1], page.lines[index - 2]]
  const isOwn = (line: Line | undefined): boolean =>
    cell !== null && line?.cell?.table === cell.table && line.cell.row === cell.row && line.cell.column === cell.column
  return before && isOwn(before) && !isOwn(first) && isPure[before.index] ? before : undefined
}

/** The first line of a cell's column, if it is a label. */
function topOfColumn({ cell }: Line, { read: { page }, isPure }: Context): Line | undefined {
  const top = page.lines.find((line) => cell && line.cell?.table === cell.table && line.cell.column === cell.column)
  return top && isPure[top.index] ? top : undefined
}

/** Which end a place's label indicates: before it, beside it, above it in its cell, or at the top of its column. */
export function labelledEnd({ line, start }: Mention, context: Context): End | null {
  const { read, neighbors, lineTags, isPure } = context
  const own = read.page.lines[line]
  if (!own) return null
  const before = (read.tags[line] ?? []).findLast(({ end, ids }) => end <= start && ids.some((id) => id < labelCount))
  if (before && !/[\p{L}\p{N}]/u.test(own.text.slice(before.end, start))) return endOfLabels(before.ids)
  if (/\p{L}/u.test(own.text.slice(0, start))) return null
  const { left = [], columnHead = [] } = neighbors[line] ?? {}
  const beside = left[0] && isPure[left[0].index] ? left[0] : undefined
  const label = labelInCell(own, context) ?? beside ?? columnHead[0] ?? topOfColumn(own, context)
  return label ? endOfLabels(lineTags[label.index] ?? []) : null
}

/** A dash or arrow between two places in a line, optionally with brackets and times. */
const arrow = /^(?:\s?[(（][^()（）]{1,40}[)）])?[\s\d:.,]{0,12}\s(?:[-–—]{1,2}>?|[→⟶➔➜›»✈>])\s[\s\d:.,]{0,12}$/u

/** The only dash or arrow between two airports, optionally with names or terminals next to their codes. */
const arrowOfFlight = /^[^–—→⟶➔➜➝›»✈>;]{0,30}\s(?:[-–—]{1,2}>?|[→⟶➔➜›»✈>])\s[^–—→⟶➔➜➝›»✈>;]{0,40}$/u

/** Whether one place leads to another in a line: `Faro – Rotterdam`. */
function leadsTo(from: Mention, to: Mention, { read }: Context): boolean {
  const isFlight = from.type === 'airport' && to.type === 'airport'
  const between = (read.page.lines[from.line]?.text ?? '').slice(from.end, to.start)
  return from.line === to.line && from.end <= to.start && (isFlight ? arrowOfFlight : arrow).test(between)
}

/** Maximum distance between the left edges of a place and its time, as a share of the page's width. */
const maxAside = 0.01

/** Maximum number of rows between a place and a time of its leg, above or below it. */
const maxRows = 3

/**
 * Whether a place is in the row above or below a time, in its column, and has no time itself. A place that is chosen
 * elsewhere may be printed there again.
 */
function isBesideTime(place: Mention, time: Mention | undefined, { read, byLine }: Context): boolean {
  const { lines } = read.page
  const [own, chosen] = [lines[time?.line ?? -1], lines[place.line]]
  if (!own) return false
  const isNear = chosen !== undefined && Math.abs(chosen.row - own.row) <= maxRows
  const printed = isNear
    ? [place]
    : read.mentions.filter(({ type, value }) => type === place.type && value === place.value)
  return printed.some(({ line }) => {
    const other = lines[line]
    return (
      other?.origin === 'body' &&
      Math.abs(other.row - own.row) === 1 &&
      Math.abs(other.left - own.left) <= maxAside &&
      !byLine[line]?.some((one) => one.type === 'time')
    )
  })
}

/** How many rows a place is below a time in its column, at most one; undefined if it is elsewhere. */
function rowsBelow(place: Mention, time: Mention | undefined, { read }: Context): number | undefined {
  const [own, other] = [time?.line, place.line].map((line) => read.page.lines[line ?? -1])
  if (!own || !other || Math.abs(other.left - own.left) > maxAside) return undefined
  const rows = other.row - own.row
  return Math.abs(rows) === 1 ? rows : undefined
}

/** Whether two airports stand in one column, the first one above the hour of departure and the second one below it. */
function isAround(first: Mention, second: Mention, departs: Mention | undefined, { read }: Context): boolean {
  const [above, hour, below] = [first, departs, second].map((one) => read.page.lines[one?.line ?? -1])
  if (!above || !hour || !below || first.type !== 'airport') return false
  const isNear = hour.row - above.row <= maxRows && below.row - hour.row <= maxRows
  return above.row <= hour.row && hour.row < below.row && isNear && Math.abs(above.left - below.left) <= maxAside
}

/**
 * Whether a booking's direction is reversed, judging by labels of its places, times beside, above or below them, or an
 * arrow between them.
 */
function isReversed({ draft: { anchor, slots } }: Booking, context: Context): boolean {
  const [from, to] = [slots.from?.mention, slots.to?.mention]
  if (!from || !to) return false
  const ends = [labelledEnd(from, context), labelledEnd(to, context)]
  if (ends[0] === 'destination' && ends[1] === 'origin') return true
  if (ends.some((end) => end !== null)) return false
  const departs = anchor.mention.type === 'time' ? anchor.mention : slots.startTime?.mention
  const arrives = slots.endTime?.mention
  const isBesideTimes = departs?.line === to.line && arrives?.line === from.line && from.line !== to.line
  const [isFromFirst, isToFirst] = [from, to].map((end) => isBesideTime(end, departs, context))
  const [isFromLast, isToLast] = [from, to].map((end) => isBesideTime(end, arrives, context))
  const isBelow = isToFirst && isFromLast && !isFromFirst && !isToLast
  const [first, last] = [rowsBelow(to, departs, context), rowsBelow(from, arrives, context)]
  const isOnOneSide = first !== undefined && first === last && rowsBelow(to, arrives, context) === undefined
  return isBesideTimes || isBelow || isOnOneSide || leadsTo(to, from, context) || isAround(to, from, departs, context)
}

/** Puts the places of journeys in the order that the page states. */
export function withDirection(bookings: readonly Booking[], { context }: AssembledPage): Booking[] {
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    if (!kinds[kind].isLeg || kind === 'car' || !isReversed(booking, context)) return booking
    const { from, to, ...others } = draft.slots
    const turned = { ...draft, slots: { ...others, ...(to && { from: to }), ...(from && { to: from }) } }
    return { ...booking, draft: turned, end: endOf(turned, start) }
  })
}
