import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { addingUp, hundredths } from '../kit/adding-up'
import { kindTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
import type { Booking } from './resolve'

/** Maximum number of amounts compared for a kind. */
const maxAmounts = 6

/** The tags before an amount: in its line, and in the lines to its left. */
function labelTags({ line, start }: Mention, { read, neighbors, lineTags }: Context): number[] {
  const own = (read.tags[line] ?? []).filter(({ end }) => end <= start).flatMap(({ ids }) => ids)
  return [...own, ...(neighbors[line]?.left ?? []).flatMap(({ index }) => lineTags[index] ?? [])]
}

/**
 * The prices per kind in an agency's summary, `Flights 300`, `Hotel 450`, if they add up to a total: one for all
 * bookings of a kind. One of the kinds may have an unknown name. Null if there are none.
 * @param totals amounts with a total's label
 */
export function pricesByKind(
  bookings: readonly Booking[],
  totals: readonly Mention[],
  context: Context,
): ReadonlyMap<Booking, Mention> | null {
  const kinds = [...new Set(bookings.map(({ kind }) => kind))]
  const areWhole = kinds.every((kind) => new Set(bookings.flatMap(referenceIn(kind))).size < 2)
  if (kinds.length < 2 || totals.length === 0 || !areWhole) return null
  const money = context.read.mentions.filter(({ type, detail }) => type === 'money' && detail !== '')
  const named = money.map((mention) => {
    const tags = labelTags(mention, context)
    return { mention, kinds: kinds.filter((kind) => tags.includes(kindTag(kind))) }
  })
  const amounts = kinds.map((kind) => named.filter((one) => one.kinds.length === 1 && one.kinds[0] === kind))
  const isUnnamed = amounts.filter((list) => list.length === 0).length === 1
  const unnamed = isUnnamed ? named.filter((one) => one.kinds.length === 0) : []
  for (const total of totals) {
    const parts = amounts.map((list) =>
      (list.length > 0 ? list : unnamed)
        .flatMap(({ mention }) => (mention !== total && mention.detail === total.detail ? [mention] : []))
        .slice(0, maxAmounts),
    )
    const chosen = addingUp(parts, hundredths(total.value))
    if (chosen)
      return new Map(
        bookings.flatMap((booking) => {
          const price = chosen[kinds.indexOf(booking.kind)]
          return price ? [[booking, price]] : []
        }),
      )
  }
  return null
}

const referenceIn =
  (kind: ReservationKind) =>
  ({ kind: own, draft }: Booking): readonly string[] =>
    own === kind ? [draft.slots.reference?.mention.value ?? ''] : []
