import type { Context } from '../../links/context'
import { sharedBoxes } from '../../links/neighbors'
import { type Mention, readingOrder } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { erasOf } from '../superseded'
import { limitedTotals } from './limited-totals'
import { isNightly, nightsTimesRate } from './nightly-rates'
import { ownPrices } from './own-prices'
import { pageTotals, sumOfAll } from './page-totals'
import { pricesBelowReferences } from './prices-below-references'
import { pricesByKind } from './prices-by-kind'
import { pricesInLines } from './prices-in-lines'
import { pricesInColumns, pricesInSections, pricesOfSome } from './prices-in-sections'

/** Number of boxes that a line shares with a booking's anchor. */
const nearness = (line: Line | undefined, { draft }: Booking, context: Context): number => {
  const own = context.read.page.lines[draft.anchor.mention.line]
  return line && own ? sharedBoxes(line, own) : 0
}

/** The totals in effect, excluding those marked as old: `New total: EUR 220 (previously EUR 330)`. */
function standing(totals: readonly Mention[], context: Context): readonly Mention[] {
  const eraOf = totals.length > 1 ? erasOf(context) : null
  const left = eraOf ? totals.filter((one) => eraOf(one) !== 'old') : []
  return left.length > 0 ? left : totals
}

/**
 * The price of a booking: its own or that of its kind if all prices add up to a total, otherwise one that is limited to
 * it, or the nearest total. If several bookings share one total without individual prices, none gets a price, unless it
 * is printed only once, or a package's.
 */
export function priceOf(booking: Booking, bookings: readonly Booking[], context: Context): Mention | null {
  const totals = standing(pageTotals(context), context)
  const product = totals.every((one) => isNightly(one, context)) ? nightsTimesRate(booking, context) : null
  if (product) return product
  const parts =
    ownPrices(bookings, totals, context) ??
    pricesByKind(bookings, totals, context) ??
    pricesBelowReferences(bookings, totals) ??
    pricesInColumns(bookings, totals, context) ??
    pricesInSections(bookings, totals) ??
    pricesInLines(bookings, context)
  if (parts) return parts.get(booking) ?? null
  const limited = limitedTotals(bookings, totals, context)
  const mine = totals.filter((one) => limited.get(one)?.includes(booking))
  return mine.length > 0
    ? highest(mine)
    : sharedPrice(
        booking,
        bookings,
        totals.filter((one) => !limited.has(one)),
        context,
      )
}

const highest = (totals: readonly Mention[]): Mention | null =>
  totals.toSorted((a, b) => Number(b.value) - Number(a.value))[0] ?? null

/** The total nearest to a booking, or one that several share. */
function sharedPrice(
  booking: Booking,
  bookings: readonly Booking[],
  totals: readonly Mention[],
  context: Context,
): Mention | null {
  const { lines } = context.read.page
  const others = bookings.filter(
    (other) =>
      other !== booking && other.draft.slots.reference?.mention.value !== booking.draft.slots.reference?.mention.value,
  )
  const own = totals.filter(({ line }) =>
    others.every((other) => nearness(lines[line], booking, context) > nearness(lines[line], other, context)),
  )
  if (others.length > 0 && own.length === 0)
    return packageTotal(bookings, totals, context) ?? pricesOfSome(bookings, totals)?.get(booking) ?? null
  return highest(own)
}

/**
 * The page's only total, above or below all bookings, if these are of several kinds or it is printed only once:
 * agencies state one price for flights and a stay booked by their suppliers under separate numbers, and hotels one for
 * rooms with numbers of their own.
 */
function packageTotal(bookings: readonly Booking[], all: readonly Mention[], context: Context): Mention | null {
  const sum = sumOfAll(all, context)
  const totals = sum ? [sum] : all
  const [first] = totals
  const isOne = totals.every(({ value, detail }) => value === first?.value && detail === first.detail)
  if (!first || !isOne || (totals.length > 1 && new Set(bookings.map(({ kind }) => kind)).size < 2)) return null
  const sides = new Set(
    bookings.flatMap(({ draft }) => totals.map((one) => readingOrder(one) < readingOrder(draft.anchor.mention))),
  )
  return sides.size === 1 ? first : null
}
