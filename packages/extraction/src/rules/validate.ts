import type { Place, Reservation } from '@sextant/contract/emails/reservation'

const named = ({ name, iata_code: code, address, locality, station_code: station }: Place): boolean =>
  [name, code, address, locality, station].some((value) => value !== undefined)

/** Plausible years of travel. Other years are misread. */
const years = { first: '1950', last: '2199' }

function isOutOfTime({ start, end }: Reservation): boolean {
  const read = [start.time.local, end.time.local].flatMap((local) => local?.slice(0, 4) ?? [])
  return read.some((year) => !/^\d{4}$/.test(year) || year < years.first || year > years.last)
}

/** Why a reservation is incomplete, as a sentence; null if it is complete. */
export function faultOf(reservation: Reservation): string | null {
  const { kind, start, end } = reservation
  if (isOutOfTime(reservation)) return 'A booking in a year far from ours was left out.'
  if (reservation.is_notice === true && reservation.number !== undefined && start.time.local !== undefined) return null
  if (kind === 'flight') {
    if (!named(start.place) || !named(end.place)) return 'A flight without both airports was left out.'
    return start.time.local === undefined ? 'A flight without a day was left out.' : null
  }
  if (kind === 'train' || kind === 'bus' || kind === 'boat') {
    if (!named(start.place) && !named(end.place)) return 'A journey without places was left out.'
    return start.time.local === undefined ? 'A journey without a day was left out.' : null
  }
  if (kind === 'lodging') return faultOfStay(reservation)
  if (kind === 'car' || kind === 'taxi') {
    if (start.time.local === undefined) return 'A pick-up without a time was left out.'
    return named(start.place) || named(end.place) ? null : 'A pick-up without a place was left out.'
  }
  if (reservation.name === undefined) return 'A booking without a name was left out.'
  return start.time.local === undefined ? 'A booking without a time was left out.' : null
}

function faultOfStay({ name, start, end }: Reservation): string | null {
  const [checkin, checkout] = [start.time.local?.slice(0, 10), end.time.local?.slice(0, 10)]
  if (name === undefined && !named(start.place)) return 'A stay without a hotel was left out.'
  if (checkin === undefined || checkout === undefined) return 'A stay without both days was left out.'
  return checkout < checkin ? 'A stay whose check-out comes before its check-in was left out.' : null
}
