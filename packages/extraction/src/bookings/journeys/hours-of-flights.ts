import type { Context } from '../../links/context'
import type { Booking } from '../resolve'

/** Whether a ride begins in a line with a flight's number: `TO3025, décollage à 16:50`. */
const isInLineOfFlight = ({ draft: { anchor } }: Booking, { byLine }: Context): boolean =>
  (byLine[anchor.mention.line] ?? []).some(({ type, form }) => type === 'number' && form === 'flight')

/**
 * Removes rides at the hour of the flight that another one of the same day leads to, or comes from: a ride to an
 * airport has an hour of its own besides that of the departure.
 */
export function withoutHoursOfFlights(bookings: readonly Booking[], context: Context): readonly Booking[] {
  const rides = bookings.filter(({ kind }) => kind === 'taxi')
  if (rides.length < 2) return bookings
  const ofFlights = new Set(rides.filter((ride) => isInLineOfFlight(ride, context)))
  const own = rides.filter((ride) => !ofFlights.has(ride))
  const hasOwnHour = (ride: Booking): boolean =>
    own.some(
      ({ start, draft }) =>
        start.slice(0, 10) === ride.start.slice(0, 10) &&
        draft.slots.reference?.mention.value === ride.draft.slots.reference?.mention.value,
    )
  return bookings.filter((one) => !ofFlights.has(one) || !hasOwnHour(one))
}
