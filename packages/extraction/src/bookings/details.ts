import { conceptTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import { sharedBoxes } from '../links/neighbors'
import { type Mention, readingOrder } from '../mentions/mention'
import type { Line } from '../page/page'
import { ownPrices } from './own-prices'
import { pricesBelowReferences } from './prices-below-references'
import { pricesByKind } from './prices-by-kind'
import { pricesInColumns, pricesInSections } from './prices-in-sections'
import type { Booking } from './resolve'
import { statedTotals } from './stated-totals'
import { erasOf } from './superseded'

const addressTag = conceptTag('address')

/** Whether a mention is labelled: before it in its line, to its left, or directly above. */
function isLabelled(mention: Mention, tag: number, context: Context): boolean {
  const before = (context.read.tags[mention.line] ?? []).filter(({ end }) => end <= mention.start)
  if (before.length > 0) return before.at(-1)?.ids.includes(tag) === true || before.some(({ ids }) => ids.includes(tag))
  const around = context.neighbors[mention.line]
  const near = around?.left[0] ?? around?.above[0]
  return near !== undefined && (context.lineTags[near.index] ?? []).includes(tag)
}

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
 * The price of a booking: its own or that of its kind if all prices add up to a total, otherwise the nearest total. If
 * several bookings share one total without individual prices, none gets a price, unless it is a package's.
 */
export function priceOf(booking: Booking, bookings: readonly Booking[], context: Context): Mention | null {
  const { lines } = context.read.page
  const totals = standing(statedTotals(context), context)
  const parts =
    ownPrices(bookings, totals, context) ??
    pricesByKind(bookings, totals, context) ??
    pricesBelowReferences(bookings, totals) ??
    pricesInColumns(bookings, totals, context) ??
    pricesInSections(bookings, totals)
  if (parts) return parts.get(booking) ?? null
  const others = bookings.filter(
    (other) =>
      other !== booking && other.draft.slots.reference?.mention.value !== booking.draft.slots.reference?.mention.value,
  )
  const own = totals.filter(({ line }) =>
    others.every((other) => nearness(lines[line], booking, context) > nearness(lines[line], other, context)),
  )
  if (others.length > 0 && own.length === 0) return packageTotal(bookings, totals)
  return own.toSorted((a, b) => Number(b.value) - Number(a.value))[0] ?? null
}

/**
 * The page's only total, above or below all bookings, if these are of several kinds: agencies state one price for
 * flights and a stay booked by their suppliers under separate numbers.
 */
function packageTotal(bookings: readonly Booking[], totals: readonly Mention[]): Mention | null {
  const [first] = totals
  const isOne = totals.every(({ value, detail }) => value === first?.value && detail === first.detail)
  if (!first || !isOne || new Set(bookings.map(({ kind }) => kind)).size < 2) return null
  const sides = new Set(
    bookings.flatMap(({ draft }) => totals.map((one) => readingOrder(one) < readingOrder(draft.anchor.mention))),
  )
  return sides.size === 1 ? first : null
}

const postal = /\b\d{4,6}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b|〒|\d+-\d+-\d+/
const maxAddress = 160

/** The address of a place: the labelled line, or the line below its name that resembles an address and has no date. */
export function addressOf(booking: Booking, context: Context): string | null {
  const place = booking.draft.slots.place?.mention
  const { lines } = context.read.page
  const labelled = context.read.mentions.find(
    (mention) =>
      mention.type === 'text' &&
      (mention.form === 'piece' || mention.form === 'line' || mention.form === 'after-label') &&
      /\d|,/.test(mention.value) &&
      isLabelled(mention, addressTag, context),
  )
  if (labelled) return labelled.value.slice(0, maxAddress)
  const below = place ? context.neighbors[place.line]?.below : null
  const next = below ?? (place ? lines[place.line + 1] : undefined)
  return next &&
    next.text.length < maxAddress &&
    !context.byLine[next.index]?.some(({ type }) => type === 'date') &&
    postal.test(next.text) &&
    /,|\p{L}/u.test(next.text) &&
    !/[:：]/.test(next.text)
    ? next.text
    : null
}
