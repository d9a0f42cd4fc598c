import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { AmountKind, StatedAmount } from '@sextant/contract/emails/stated-amounts'
import type { BookingAmount } from '@sextant/contract/segments/bookings'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { hasFolio } from './costs'
import { sumDecimals } from './decimal'

/**
 * The reservations of an email without the prices that its amounts change: a final invoice replaces a price, and what
 * an exchange costs is added to it.
 */
export function withoutAmounts({
  reservations,
  amounts = [],
}: Pick<Extraction, 'reservations' | 'amounts'>): readonly Reservation[] {
  if (amounts.length === 0) return reservations
  return reservations.map((reservation) => {
    const { price: _, ...others } = reservation
    return amounts.some((amount) => replacesPrice(amount, reservation)) ? others : reservation
  })
}

const replacesPrice = ({ kind: amount }: StatedAmount, { kind }: Reservation): boolean =>
  amount === 'exchange' || (amount === 'folio' && (kind === 'lodging' || kind === 'car'))

/** A segment that an amount may be of. */
export type Payable = { readonly id: string; readonly type: SegmentType }

/**
 * The segment that an amount is of, out of those that state it: the only one, else the whole booking, null. Undefined
 * if it is of none of them.
 */
export function segmentOf(kind: AmountKind, segments: readonly Payable[]): string | null | undefined {
  const own = kind === 'folio' ? segments.filter(hasFolio) : segments
  const [only, other] = own
  return only && (other ? null : only.id)
}

/** An amount as far as it is compared with others. */
export type ComparedAmount = Pick<BookingAmount, 'kind' | 'amount' | 'currency' | 'segment_id' | 'day'>

/** The known amount that an amount states again, and what it adds to it; null if it is a new one. */
export type StatedAgain<A extends ComparedAmount> = {
  readonly known: A
  readonly changes: Partial<Pick<ComparedAmount, 'segment_id' | 'day'>>
}

/**
 * Whether an amount of a booking is one that is known: a refund that is announced, and confirmed when it is paid, or
 * that both the airline and the agency state, is one refund. An amount of the whole booking is the same as that of one
 * of its segments; those of two segments are two. The order in which amounts arrive has no effect.
 */
export function statedAgain<A extends ComparedAmount>(
  known: readonly A[],
  stated: ComparedAmount,
): StatedAgain<A> | null {
  const alike = known.filter(
    ({ kind, amount, currency }) =>
      kind === stated.kind && currency === stated.currency && Number(amount) === Number(stated.amount),
  )
  const { segment_id, day } = stated
  const same = alike.find((one) => one.segment_id === segment_id)
  if (same) return { known: same, changes: day < same.day ? { day } : {} }
  const other = segment_id === null ? alike[0] : alike.find((one) => one.segment_id === null)
  return other ? { known: other, changes: segment_id === null ? {} : { segment_id, day } } : null
}

/** What of a booking's total is taxes and fees, of which each email states all: the newest one counts. */
export function taxesAndFees(
  amounts: readonly Pick<BookingAmount, 'kind' | 'amount' | 'currency' | 'segment_id' | 'day' | 'email_id'>[],
  currency: string | null,
): string | null {
  const taxes = amounts.filter((amount) => amount.kind === 'taxes_and_fees' && amount.currency === currency)
  const counted = taxes.filter(
    (one) =>
      one.email_id === null ||
      !taxes.some((other) => other.email_id !== null && other.segment_id === one.segment_id && other.day > one.day),
  )
  return counted.length === 0 ? null : sumDecimals(counted.map(({ amount }) => amount))
}
