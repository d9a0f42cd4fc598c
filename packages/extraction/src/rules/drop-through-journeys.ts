import type { Reservation } from '@sextant/contract/emails/reservation'

const placeOf = ({ iata_code: iata, station_code: station, name }: Reservation['start']['place']): string | undefined =>
  iata ?? station ?? name?.toLowerCase()

/** Whether `leg` departs where and when `whole` does, and ends elsewhere. */
const begins = (journey: Reservation, leg: Reservation): boolean =>
  leg !== journey &&
  leg.kind === journey.kind &&
  leg.start.time.local === journey.start.time.local &&
  placeOf(leg.start.place) === placeOf(journey.start.place) &&
  placeOf(leg.end.place) !== placeOf(journey.end.place)

/** Whether `leg` continues from the end of `first` to the end of `whole`. */
const ends = (journey: Reservation, first: Reservation, leg: Reservation): boolean =>
  leg.kind === journey.kind &&
  placeOf(leg.start.place) !== undefined &&
  placeOf(leg.start.place) === placeOf(first.end.place) &&
  placeOf(leg.end.place) === placeOf(journey.end.place) &&
  (journey.end.time.local === undefined || leg.end.time.local === journey.end.time.local)

/** Drops a journey A → C if its legs A → B and B → C are present: some senders write both. */
export const dropThroughJourneys = (reservations: readonly Reservation[]): Reservation[] =>
  reservations.filter((journey) => {
    const firsts = reservations.filter((leg) => begins(journey, leg))
    return !firsts.some((first) => reservations.some((leg) => ends(journey, first, leg)))
  })
