import type { Reservation } from '@sextant/contract/emails/reservation'

const placeOf = ({ iata_code: iata, station_code: station, name }: Reservation['start']['place']): string | undefined =>
  iata ?? station ?? name?.toLowerCase()

/** Whether `leg` departs where and when `whole` does, and ends elsewhere. */
const begins = (whole: Reservation, leg: Reservation): boolean =>
  leg !== whole &&
  leg.kind === whole.kind &&
  leg.start.time.local === whole.start.time.local &&
  placeOf(leg.start.place) === placeOf(whole.start.place) &&
  placeOf(leg.end.place) !== placeOf(whole.end.place)

/** Whether `leg` continues from the end of `first` to the end of `whole`. */
const ends = (whole: Reservation, first: Reservation, leg: Reservation): boolean =>
  leg.kind === whole.kind &&
  placeOf(leg.start.place) !== undefined &&
  placeOf(leg.start.place) === placeOf(first.end.place) &&
  placeOf(leg.end.place) === placeOf(whole.end.place) &&
  (whole.end.time.local === undefined || leg.end.time.local === whole.end.time.local)

/** Drops a journey A → C if its legs A → B and B → C are present: some senders write both. */
export const dropThroughJourneys = (reservations: readonly Reservation[]): Reservation[] =>
  reservations.filter((whole) => {
    const firsts = reservations.filter((leg) => begins(whole, leg))
    return !firsts.some((first) => reservations.some((leg) => ends(whole, first, leg)))
  })
