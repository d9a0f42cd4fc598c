import type { BookingAmount } from '@sextant/contract/segments/bookings'
import type { SegmentDraft } from './draft'

/** What an email states about a segment's price. */
export type PriceStated = {
  readonly segment_id: string
  readonly email_id: string | null
  /** When it was written. */
  readonly observed_at: string
  readonly segment: Pick<SegmentDraft, 'price' | 'currency'>
}

type Stated = Pick<BookingAmount, 'kind' | 'amount' | 'currency' | 'email_id'>

/**
 * Whether a refund is the difference to the lower price that its own email states: a stay that cost USD 400 is
 * shortened, costs USD 200 now, and USD 200 are refunded. Its price is already the actual cost. So is one that is
 * higher by what a change costs.
 */
export function isInPrices({ kind, amount, currency, email_id }: Stated, stated: readonly PriceStated[]): boolean {
  if ((kind !== 'refund' && kind !== 'exchange') || email_id === null) return false
  const own = stated.filter(
    (one) => one.email_id === email_id && one.segment.price !== null && one.segment.currency === currency,
  )
  const less = own.reduce((sum, one) => sum + hundredths(before(one, stated) ?? one) - hundredths(one), 0)
  const difference = kind === 'refund' ? less : -less
  return difference > 0 && difference === Math.round(Number(amount) * 100)
}

/** The last price stated for the same segment before this one; undefined if there is none. */
const before = (one: PriceStated, stated: readonly PriceStated[]): PriceStated | undefined =>
  stated
    .filter(
      ({ segment_id, segment: { price, currency }, observed_at }) =>
        segment_id === one.segment_id &&
        price !== null &&
        currency === one.segment.currency &&
        observed_at < one.observed_at,
    )
    .toSorted((a, b) => (a.observed_at < b.observed_at ? -1 : 1))
    .at(-1)

const hundredths = ({ segment: { price } }: PriceStated): number => Math.round(Number(price) * 100)
