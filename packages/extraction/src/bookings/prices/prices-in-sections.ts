import type { Context } from '../../links/context'
import { overlaps } from '../../links/neighbors'
import { type Mention, readingOrder } from '../../mentions/mention'
import type { Booking } from '../resolve'
import { differentAmounts, withoutWhole } from './different-amounts'
import { purchaseKey } from './purchase-key'

/** Bookings with one reference, or of one kind without one, in the order of their starts. */
interface Group {
  bookings: readonly Booking[]
  first: number
  last: number
}

function groupsOf(bookings: readonly Booking[]): Group[] {
  const keyOf = (booking: Booking): string => purchaseKey(booking, bookings)
  return [...new Set(bookings.map(keyOf))]
    .map((key) => bookings.filter((booking) => keyOf(booking) === key))
    .map((own) => {
      const starts = own.map(({ draft }) => readingOrder(draft.anchor.mention))
      return { bookings: own, first: Math.min(...starts), last: Math.max(...starts) }
    })
    .toSorted((a, b) => a.first - b.first)
}

/**
 * The prices of bookings that follow each other, with one total after the start of each and before the next: that of
 * the whole page may follow the last. Null if there is not exactly one for each.
 * @param totals amounts with a total's label
 */
export function pricesInSections(
  bookings: readonly Booking[],
  totals: readonly Mention[],
): ReadonlyMap<Booking, Mention> | null {
  const groups = groupsOf(bookings)
  const own = withoutWhole(totalsIn(groups, totals))
  return own.length < 2 || own.some((list) => list.length !== 1) ? null : pricesOf(groups, own)
}

/**
 * The prices of the parts of an itinerary without a total: one follows the start of a part and stands before the next,
 * such as the fare of its flights above a stay without a price. Null if one follows the last part: it may be that of
 * all.
 */
export function pricesOfSome(
  bookings: readonly Booking[],
  totals: readonly Mention[],
): ReadonlyMap<Booking, Mention> | null {
  const groups = groupsOf(bookings)
  const own = totalsIn(groups, totals)
  const isClear = own.length > 1 && own.every((list) => list.length < 2) && own.at(-1)?.length === 0
  const isBelow = totals.every((one) => readingOrder(one) > (groups[0]?.first ?? 0))
  return isClear && isBelow ? pricesOf(groups, own) : null
}

/** The totals between the start of each group and the next; none if the groups are mixed. */
function totalsIn(groups: readonly Group[], totals: readonly Mention[]): (readonly Mention[])[] {
  const areApart = groups.every(({ last }, at) => last < (groups[at + 1]?.first ?? Infinity))
  if (groups.length < 2 || !areApart) return []
  return groups.map(({ first }, at) => {
    const next = groups[at + 1]?.first ?? Infinity
    return differentAmounts(totals.filter((one) => readingOrder(one) > first && readingOrder(one) < next))
  })
}

const pricesOf = (groups: readonly Group[], own: readonly (readonly Mention[])[]): ReadonlyMap<Booking, Mention> =>
  new Map(groups.flatMap(({ bookings: some }, at) => some.flatMap((one) => (own[at]?.[0] ? [[one, own[at][0]]] : []))))

/**
 * The prices of bookings side by side, such as rooms in the columns of a table, with one total in the column of each.
 * Null if there is not exactly one for each.
 */
export function pricesInColumns(
  bookings: readonly Booking[],
  totals: readonly Mention[],
  { read }: Context,
): ReadonlyMap<Booking, Mention> | null {
  const { lines } = read.page
  const own = bookings.flatMap((booking) => {
    const anchor = lines[booking.draft.anchor.mention.line]
    const below = totals.filter(({ line }) => {
      const other = lines[line]
      return anchor && other && overlaps(anchor, other)
    })
    const [price, another] = differentAmounts(below)
    return price && !another ? [[booking, price] as const] : []
  })
  const areBeside = new Set(own.map(([, { line }]) => lines[line]?.row)).size === 1
  const areDifferent = new Set(own.map(([, { line }]) => line)).size === bookings.length
  return bookings.length > 1 && own.length === bookings.length && areBeside && areDifferent ? new Map(own) : null
}
