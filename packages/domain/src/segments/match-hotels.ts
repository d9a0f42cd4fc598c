import { type Agreement, agree, firstAnswer } from '../kit/agree'
import { fold } from '../kit/fold'
import { kilometresBetween } from '../kit/great-circle'
import { daysBetween } from '../kit/local-time'
import type { Draft } from './draft'
import type { Match } from './match'

type Stay = Draft<'hotel'>

/** The maximum distance between two descriptions of one hotel. */
const sameHouseKm = 0.3

/**
 * Stays: exact for the same hotel from the same day; likely if their nights overlap (a day added or removed), and on
 * the same days in one city, where one booking may name the chain and another the hotel.
 */
export function matchHotels(a: Stay, b: Stay): Match {
  const checkin = agree(a.checkin_date, b.checkin_date)
  const checkout = agree(a.checkout_date, b.checkout_date)
  const isDated = checkin !== 'unknown' || checkout !== 'unknown'
  if (isDated && checkin !== 'same' && checkout !== 'same' && !nightsOverlap(a, b)) return 'no'
  switch (houseAgreement(a, b)) {
    case 'same':
      return checkin === 'same' && checkout !== 'differ' ? 'exact' : 'likely'
    case 'unknown':
      return 'likely'
    case 'differ': {
      const town = agree(fold(a.start_locality), fold(b.start_locality))
      return areOfSameNights(a, b) && town === 'same' ? 'likely' : 'no'
    }
  }
}

/** Whether two stays have the same first and last day. */
export const areOfSameNights = (a: Stay, b: Stay): boolean =>
  agree(a.checkin_date, b.checkin_date) === 'same' && agree(a.checkout_date, b.checkout_date) === 'same'

/** Whether two stays are in one hotel. */
export function houseAgreement(a: Stay, b: Stay): Agreement {
  const address = agree(fold(a.start_address), fold(b.start_address))
  switch (nameAgreement(fold(a.hotel_name), fold(b.hotel_name))) {
    case 'same':
      return agree(fold(a.start_locality), fold(b.start_locality)) === 'differ' ? pointAgreement(a, b) : 'same'
    case 'differ':
      return address === 'same' ? 'same' : 'differ'
    case 'unknown':
      return firstAnswer(pointAgreement(a, b), address)
  }
}

/**
 * `hilton paris opera` and `hilton paris opera hotel` are one hotel: the longer name contains the words of the shorter.
 */
function nameAgreement(a: string, b: string): Agreement {
  if (a === '' || b === '') return 'unknown'
  const [shorter = [], longer = []] = [a.split(' '), b.split(' ')].toSorted((x, y) => x.length - y.length)
  return shorter.every((word) => longer.includes(word)) ? 'same' : 'differ'
}

function pointAgreement(a: Stay, b: Stay): Agreement {
  if (a.start_latitude === null || a.start_longitude === null) return 'unknown'
  if (b.start_latitude === null || b.start_longitude === null) return 'unknown'
  const km = kilometresBetween(
    { latitude: a.start_latitude, longitude: a.start_longitude },
    { latitude: b.start_latitude, longitude: b.start_longitude },
  )
  return km <= sameHouseKm ? 'same' : 'differ'
}

function nightsOverlap(a: Stay, b: Stay): boolean {
  if (!a.checkin_date || !a.checkout_date || !b.checkin_date || !b.checkout_date) return false
  return daysBetween(a.checkin_date, b.checkout_date) > 0 && daysBetween(b.checkin_date, a.checkout_date) > 0
}
