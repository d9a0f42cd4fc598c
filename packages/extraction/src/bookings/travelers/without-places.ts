import type { Mention } from '../../mentions/mention'
import type { Booking } from '../resolve'

/** Whether a name is part of a place's where it stands: `du Parc` in `Hôtel du Parc`. */
const isWithin = ({ line, start, end }: Mention, place: Mention | undefined): boolean =>
  place !== undefined && place.line === line && place.start <= start && place.end >= end

/**
 * Bookings without travelers whose name is that of a stop with a word in front of it, `VON Wien Hbf`, or part of the
 * name of their place.
 */
export function withoutPlaces(bookings: readonly Booking[]): Booking[] {
  const stops = bookings.flatMap(({ draft: { slots } }) =>
    [slots.from, slots.to].flatMap((stop) => (stop ? [` ${stop.mention.value}`] : [])),
  )
  return bookings.map((booking) => {
    const { draft } = booking
    const travelers = draft.travelers.filter(
      ({ mention }) =>
        !stops.some((stop) => mention.value.endsWith(stop)) && !isWithin(mention, draft.slots.place?.mention),
    )
    return travelers.length === draft.travelers.length ? booking : { ...booking, draft: { ...draft, travelers } }
  })
}
