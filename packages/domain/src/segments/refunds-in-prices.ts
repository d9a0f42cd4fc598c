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

type Refund = Pick<BookingAmount, 'kind' | 'amount' | 'currency' | 'email_id'>

/**
 * Whether a refund is the difference to the lower price that its own email states: a stay that cost USD 400 is
 * shortened, costs USD 200 now, and USD 200 are refunded. Its price is already the actual cost.
 */
export function isInPrices(refund: Refund, stated: readonly PriceStated[]): boolean {
  if (refund.kind !== 'refund' || refund.email_id === null) return false
  const ownRefunds = stated.filter(
    ({ email_id, segment }) =>
      email_id === refund.email_id && segment.price !== null && segment.currency === refund.currency,
  )
  const less = ownRefunds.reduce((sum, one) => sum + hundredths(before(one, stated) ?? one) - hundredths(one), 0)
  return less > 0 && less === Math.round(Number(refund.amount) * 100)
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
