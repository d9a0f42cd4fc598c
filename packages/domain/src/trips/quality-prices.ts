import { foldCode } from '../kit/fold'
import { dayOf } from '../kit/local-time'
import type { KnownSegment } from '../segments/draft'
import { byStart } from './course'
import type { Finding } from './quality-finding'
import { titleOf } from './title'

/** Types that are usually prepaid, and confirmed with their price. */
const priced: ReadonlySet<KnownSegment['type']> = new Set(['air', 'hotel', 'car', 'rail'])

/**
 * Finds bookings without a price. The price of a booking may be stated with only one of its segments: all segments of
 * one type and number are one booking, one of which needs a price.
 * @param live the trip's segments that are not cancelled
 */
export function findMissingPrices(live: readonly KnownSegment[]): Finding[] {
  const bookings = new Map<string, KnownSegment[]>()
  for (const segment of live.filter(({ type }) => priced.has(type)).toSorted(byStart)) {
    const key = `${segment.type} ${foldCode(segment.confirmation_no) || segment.id}`
    bookings.set(key, [...(bookings.get(key) ?? []), segment])
  }
  return [...bookings.values()].flatMap((booking) => {
    const [first] = booking
    if (!first || booking.some(({ price }) => price !== null)) return []
    const message = `${titleOf(first)} was booked without a price.`
    const time = first.start_datetime
    return [{ code: 'missing_price' as const, segments: [first], message, day: time && dayOf(time) }]
  })
}
