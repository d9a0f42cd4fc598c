import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { addingUp, hundredths } from '../../kit/adding-up'
import { kindTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Booking } from '../resolve'
import { labelOfAmount } from './amount-labels'

/** Maximum number of amounts compared for a kind. */
const maxAmounts = 6

/** The tags between an amount and the one before it in its line: `flights 300, hotel 450`. */
export function tagsBefore({ line, start }: Mention, { read, byLine }: Context): number[] {
  const others = (byLine[line] ?? []).filter(({ type, end }) => type === 'money' && end <= start)
  const from = Math.max(0, ...others.map(({ end }) => end))
  return (read.tags[line] ?? []).filter((tag) => tag.start >= from && tag.end <= start).flatMap(({ ids }) => ids)
}

/** The tags before an amount: in its line, in the lines to its left, and at the head of its row. */
function labelTags(amount: Mention, context: Context): number[] {
  const { neighbors, lineTags } = context
  const { line } = amount
  const own = tagsBefore(amount, context)
  const { left = [], rowHead = [] } = neighbors[line] ?? {}
  return [...own, ...[...left, ...rowHead].flatMap(({ index }) => lineTags[index] ?? [])]
}

/** An amount for several people. */
const times = (mention: Mention, people: number): Mention =>
  people === 1 ? mention : { ...mention, value: ((hundredths(mention.value) * people) / 100).toFixed(2) }

/**
 * The prices per kind in an agency's summary, `Flights 300`, `Hotel 450`, if they add up to a total: one for all
 * bookings of a kind. One of the kinds may have an unknown name, and the agency may add a fee. They may be prices per
 * person if the total is that of all travelers. Null if there are none.
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
  const named = money.map((mention): LabelledAmount => {
    const tags = labelTags(mention, context)
    return { mention, kinds: kinds.filter((kind) => tags.includes(kindTag(kind))) }
  })
  const amounts = kinds.map((kind) => named.filter((one) => one.kinds.length === 1 && one.kinds[0] === kind))
  const own = totalsOfKinds(amounts, totals)
  if (own) return pricesOfKinds(bookings, new Map(kinds.flatMap((kind, at) => (own[at] ? [[kind, own[at]]] : []))))
  const isUnnamed = amounts.filter((list) => list.length === 0).length === 1
  const unnamed = isUnnamed
    ? named.filter((one) => one.kinds.length === 0 && labelOfAmount(one.mention, context) !== 'part')
    : []
  for (const total of totals)
    for (const others of unnamed.length > 0 ? [unnamed, []] : [[]]) {
      const isOther = ({ mention }: LabelledAmount): boolean => mention !== total && mention.detail === total.detail
      const parts = kinds.flatMap((kind, at) => {
        const list = (amounts[at]?.length ? amounts[at] : others).filter(isOther).slice(0, maxAmounts)
        return list.length > 0 ? [{ kind, amounts: list.map(({ mention }) => mention) }] : []
      })
      const fees = named.filter((one) => one.kinds.length === 0 && isOther(one)).map(({ mention }) => mention)
      const prices = parts.length < 2 ? null : pricesOf(parts, fees, total, peopleOn(bookings))
      if (prices) return pricesOfKinds(bookings, prices)
    }
  return null
}

/**
 * The totals of each kind, in their order, if the page has one of each and none of all: `Flights total: 600`, `Hotel
 * total: 900`. Null otherwise.
 */
function totalsOfKinds(
  amounts: readonly (readonly LabelledAmount[])[],
  totals: readonly Mention[],
): readonly Mention[] | null {
  const own = amounts.map((list) => list.flatMap(({ mention }) => (totals.includes(mention) ? [mention] : [])))
  return own.every((list) => list.length === 1) && own.length === totals.length ? own.flat() : null
}

const pricesOfKinds = (
  bookings: readonly Booking[],
  prices: ReadonlyMap<ReservationKind, Mention>,
): ReadonlyMap<Booking, Mention> =>
  new Map(
    bookings.flatMap((booking) => {
      const price = prices.get(booking.kind)
      return price ? [[booking, price]] : []
    }),
  )

/** An amount with the kinds that its label names. */
interface LabelledAmount {
  mention: Mention
  kinds: readonly ReservationKind[]
}

/** The prices of kinds that add up to a total, for all people or for each of them. */
function pricesOf(
  parts: readonly { kind: ReservationKind; amounts: readonly Mention[] }[],
  fees: readonly Mention[],
  total: Mention,
  people: readonly number[],
): ReadonlyMap<ReservationKind, Mention> | null {
  const lists = parts.map(({ amounts }) => amounts)
  for (const count of people) {
    const chosen = addingUpWithFee(lists, fees, hundredths(total.value) / count)
    if (chosen) return new Map(parts.flatMap(({ kind }, at) => (chosen[at] ? [[kind, times(chosen[at], count)]] : [])))
  }
  return null
}

/** One amount for each part that add up to a total, by themselves or together with a fee. */
function addingUpWithFee(
  parts: readonly (readonly Mention[])[],
  fees: readonly Mention[],
  total: number,
): readonly Mention[] | null {
  const sums = [0, ...fees.slice(0, maxAmounts).map(({ value }) => hundredths(value))]
  return sums.map((fee) => addingUp(parts, total - fee)).find((chosen) => chosen !== null) ?? null
}

/** By how many people a price may count: one for all of them, or one for each, if all of them are on all bookings. */
function peopleOn(bookings: readonly Booking[]): number[] {
  const [count = 1, ...others] = new Set(bookings.map(({ draft }) => draft.travelers.length))
  return others.length > 0 || count < 2 ? [1] : [1, count]
}

const referenceIn =
  (kind: ReservationKind) =>
  ({ kind: own, draft }: Booking): readonly string[] =>
    own === kind ? [draft.slots.reference?.mention.value ?? ''] : []
