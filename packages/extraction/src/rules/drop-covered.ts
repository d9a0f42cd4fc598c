import type { Reservation } from '@sextant/contract/emails/reservation'

const placeOf = ({
  iata_code: iata,
  station_code: station,
  name,
}: Reservation['start']['place']): string | undefined => iata ?? station ?? name?.toLowerCase()

/** Whether `whole` goes from where `first` departs to where `second` arrives, at the same times. */
function covers(whole: Reservation, first: Reservation, second: Reservation): boolean {
  const times = [whole.start.time.local, whole.end.time.local]
  return (
    first !== whole &&
    second !== whole &&
    first.kind === whole.kind &&
    second.kind === whole.kind &&
    placeOf(first.end.place) !== undefined &&
    placeOf(first.end.place) === placeOf(second.start.place) &&
    placeOf(whole.start.place) === placeOf(first.start.place) &&
    placeOf(whole.end.place) === placeOf(second.end.place) &&
    times[0] === first.start.time.local &&
    (times[1] === undefined || times[1] === second.end.time.local)
  )
}

/** Drops a journey A → C where its legs A → B and B → C stand beside it: some senders write both. */
export const dropCovered = (reservations: readonly Reservation[]): Reservation[] =>
  reservations.filter(
    (whole) => !reservations.some((first) => reservations.some((second) => covers(whole, first, second))),
  )
