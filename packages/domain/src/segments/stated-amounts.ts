import type { ChangedTime } from '@sextant/contract/emails/changed-times'
import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { AmountKind, StatedAmount, StatedPrice } from '@sextant/contract/emails/stated-amounts'
import type { BookingAmount } from '@sextant/contract/segments/bookings'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { hasFolio } from './costs'
import { sumDecimals } from './decimal'
import { isNamedTraveler } from './named-travelers'

/** The reservations of an email without the prices that its final invoice replaces. */
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

const replacesPrice = ({ kind: amount }: StatedAmount | StatedPrice, { kind }: Reservation): boolean =>
  amount === 'folio' && (kind === 'lodging' || kind === 'car')

/** Whether what a document states is in addition to the price of a booking, rather than its price. */
export const isAmount = (stated: StatedAmount | StatedPrice | ChangedTime): stated is StatedAmount =>
  stated.kind !== 'price' && stated.kind !== 'time'

/** A segment that an amount may belong to. */
export type Payable = { readonly id: string; readonly type: SegmentType; readonly travelers?: readonly string[] }

/**
 * The segment that an amount belongs to, among those that state it: the only one, else null for the whole booking.
 * Undefined if it belongs to none of them.
 */
export function segmentOf(kind: AmountKind, segments: readonly Payable[]): string | null | undefined {
  const eligible = kind === 'folio' ? segments.filter(hasFolio) : segments
  const [first, other] = eligible
  return first && (other ? null : first.id)
}

/** The only segment of the traveler whose amount it is, out of those of several; undefined if there is none. */
export function segmentOfTraveler(
  { kind, travelers: names = [] }: StatedAmount,
  segments: readonly Payable[],
): string | undefined {
  const eligible = segments
    .filter((one) => kind !== 'folio' || hasFolio(one))
    .map(({ id, travelers = [] }) => ({ id, travelers: [...travelers] }))
  const [own, other] = eligible.filter((one) => isNamedTraveler(names, one, eligible))
  return eligible.length > 1 && other === undefined ? own?.id : undefined
}

/** The fields of an amount that are compared with others. */
export type ComparedAmount = Pick<BookingAmount, 'kind' | 'amount' | 'currency' | 'segment_id' | 'day'>

/** The known amount that an amount repeats, and what it adds to it; null if it is new. */
export type StatedAgain<A extends ComparedAmount> = {
  readonly known: A
  readonly changes: Partial<Pick<ComparedAmount, 'segment_id' | 'day'>>
}

/**
 * Whether an amount of a booking is already known: a refund that is announced and later confirmed as paid, or stated by
 * both the airline and the agency, is one refund. An amount of the whole booking equals that of one of its segments,
 * but those of two segments are two. The order in which amounts arrive has no effect.
 */
export function statedAgain<A extends ComparedAmount>(
  known: readonly A[],
  stated: ComparedAmount,
): StatedAgain<A> | null {
  const equal = known.filter(
    ({ kind, amount, currency }) =>
      kind === stated.kind && currency === stated.currency && Number(amount) === Number(stated.amount),
  )
  const { segment_id, day } = stated
  const same = equal.find((one) => one.segment_id === segment_id)
  if (same) return { known: same, changes: day < same.day ? { day } : {} }
  const other = segment_id === null ? equal[0] : equal.find((one) => one.segment_id === null)
  return other ? { known: other, changes: segment_id === null ? {} : { segment_id, day } } : null
}

/** The taxes and fees within a booking's total. Each email states all of them, so the newest one counts. */
export function taxesAndFees(
  amounts: readonly Pick<BookingAmount, 'kind' | 'amount' | 'currency' | 'segment_id' | 'day' | 'email_id'>[],
  currency: string | null,
): string | null {
  const taxes = amounts.filter((amount) => amount.kind === 'taxes_and_fees' && amount.currency === currency)
  const newest = taxes.filter(
    (one) =>
      one.email_id === null ||
      !taxes.some((other) => other.email_id !== null && other.segment_id === one.segment_id && other.day > one.day),
  )
  return newest.length === 0 ? null : sumDecimals(newest.map(({ amount }) => amount))
}
