import { addingUp, hundredths } from '../../kit/adding-up'
import type { Context } from '../../links/context'
import { type Mention, readingOrder } from '../../mentions/mention'
import type { Booking } from '../resolve'
import { labelOfAmount } from './amount-labels'

/** Maximum number of bookings on a page, and of amounts for each, that are compared. */
const maxBookings = 5
const maxAmounts = 5

/**
 * The prices of the parts of a page that also states their total: amounts, one below the start of each part, that add
 * up to it, so that none of them is a rate, a tax or another total. Parts with equal prices keep the total, which they
 * share. Null if there are none.
 * @param totals amounts with a total's label
 */
export function ownPrices(
  bookings: readonly Booking[],
  totals: readonly Mention[],
  context: Context,
): ReadonlyMap<Booking, Mention> | null {
  if (bookings.length < 2 || bookings.length > maxBookings) return null
  const ordered = bookings.toSorted((a, b) => startOf(a) - startOf(b))
  const money = context.read.mentions.filter(
    (one) => one.type === 'money' && one.detail !== '' && labelOfAmount(one, context) !== 'part',
  )
  const parts = ordered.map((booking, at) => {
    const next = ordered[at + 1]
    return money
      .filter((one) => readingOrder(one) > startOf(booking) && (!next || readingOrder(one) < startOf(next)))
      .slice(0, maxAmounts)
  })
  const fees = context.read.mentions.filter((one) => one.type === 'money' && labelOfAmount(one, context) === 'part')
  for (const total of totals) {
    const others = parts.map((part) => part.filter((one) => one !== total && one.detail === total.detail))
    const own = fees.filter(({ detail }) => detail === total.detail).slice(0, maxAmounts)
    // The total may have a fee for all parts.
    for (const fee of ['0', ...own.map(({ value }) => value)]) {
      const chosen = addingUp(others, hundredths(total.value) - hundredths(fee))
      if (chosen && new Set(chosen.map(({ value }) => value)).size > 1)
        return new Map(ordered.flatMap((booking, at) => (chosen[at] ? [[booking, chosen[at]]] : [])))
    }
  }
  return null
}

const startOf = ({ draft }: Booking): number => readingOrder(draft.anchor.mention)
