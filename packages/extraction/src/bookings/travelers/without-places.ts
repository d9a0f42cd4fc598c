import type { Booking } from '../resolve'

/** Bookings without travelers whose name is that of a stop with a word in front of it: `VON Wien Hbf`. */
export function withoutPlaces(bookings: readonly Booking[]): Booking[] {
  const stops = bookings.flatMap(({ draft: { slots } }) =>
    [slots.from, slots.to].flatMap((stop) => (stop ? [` ${stop.mention.value}`] : [])),
  )
  return bookings.map((booking) => {
    const { draft } = booking
    const travelers = draft.travelers.filter(({ mention }) => !stops.some((stop) => mention.value.endsWith(stop)))
    return travelers.length === draft.travelers.length ? booking : { ...booking, draft: { ...draft, travelers } }
  })
}
