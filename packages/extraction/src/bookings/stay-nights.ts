import { addDays } from '@sextant/domain/kit/local-time'
import type { Assembled } from './assemble'
import type { Booking } from './resolve'

/** Maximum number of lines between a stay's first day and its number of nights, on a page with several. */
const maxLines = 4
const maxNights = 60

/** The number of nights of a stay: the only one on the page, or the one nearest to its first day. */
function nightsOf({ draft }: Booking, { context: { read } }: Assembled): number | null {
  const { line } = draft.anchor.mention
  const nights = read.mentions
    .filter((one) => one.type === 'nights' && !read.page.lines[one.line]?.isQuoted)
    .toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))
  const [nearest] = nights
  if (!nearest) return null
  const isOnly = nights.every(({ value }) => value === nearest.value)
  const count = Number(nearest.value)
  return (isOnly || Math.abs(nearest.line - line) <= maxLines) && count > 0 && count <= maxNights ? count : null
}

/** Whether a stay with the same reference ends on this day, which is then merely its last day. */
const isCheckout = ({ start, draft }: Booking, bookings: readonly Booking[]): boolean =>
  bookings.some(
    (other) =>
      other.kind === 'lodging' &&
      other.end?.slice(0, 10) === start.slice(0, 10) &&
      other.draft.slots.reference?.mention.value === draft.slots.reference?.mention.value,
  )

/** Computes the last day of stays from the number of nights where none is stated. */
export const withNights = (bookings: readonly Booking[], assembled: Assembled): Booking[] =>
  bookings.map((booking) => {
    if (booking.kind !== 'lodging' || booking.end !== null || isCheckout(booking, bookings)) return booking
    const nights = nightsOf(booking, assembled)
    return nights === null ? booking : { ...booking, end: addDays(booking.start.slice(0, 10), nights) }
  })
