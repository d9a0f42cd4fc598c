import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { kindTag } from '../../languages/lexicon'
import { airfares } from '../../languages/price-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Booking } from '../resolve'
import { tagsBefore } from './prices-by-kind'
import { purchaseKey } from './purchase-key'

/** The bookings that a total is limited to, where others are on the page; null if it may be that of all. */
type Limit = readonly Booking[] | null

/** The lines that a booking's values are in. */
const linesOf = ({ draft }: Booking): ReadonlySet<number> =>
  new Set([draft.anchor, ...Object.values(draft.slots)].flatMap((one) => (one ? [one.mention.line] : [])))

/** The bookings under one reference, or of one kind, if no others begin in the line. */
function inLine(line: number, bookings: readonly Booking[]): Limit {
  const first = bookings.find(({ draft }) => draft.anchor.mention.line === line)
  if (!first) return null
  const own = bookings.filter((one) => purchaseKey(one, bookings) === purchaseKey(first, bookings))
  return bookings.some((one) => !own.includes(one) && linesOf(one).has(line)) ? null : own
}

/** The bookings of the only kind that the label in front of an amount names: `Total airfare`. */
function ofKind(amount: Mention, bookings: readonly Booking[], context: Context): Limit {
  const tags = tagsBefore(amount, context)
  const label = (context.read.page.lines[amount.line]?.plain ?? '').slice(0, amount.start)
  const isNamed = (kind: ReservationKind): boolean =>
    tags.includes(kindTag(kind)) || (kind === 'flight' && airfares.test(label))
  const own = bookings.filter(({ kind }) => isNamed(kind))
  return own.length > 0 && new Set(own.map(({ kind }) => kind)).size === 1 ? own : null
}

/**
 * The totals that concern only some of a page's bookings, with these: those in a sentence or row about one booking, and
 * those whose label names one kind. Empty if all bookings are one purchase.
 * @param totals amounts with a total's label
 */
export function limitedTotals(
  bookings: readonly Booking[],
  totals: readonly Mention[],
  context: Context,
): ReadonlyMap<Mention, readonly Booking[]> {
  if (new Set(bookings.map((one) => purchaseKey(one, bookings))).size < 2) return new Map()
  return new Map(
    totals.flatMap((total) => {
      const limit = inLine(total.line, bookings) ?? ofKind(total, bookings, context)
      return limit && limit.length < bookings.length ? [[total, limit]] : []
    }),
  )
}
