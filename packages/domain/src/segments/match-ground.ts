import { type Agreement, agree, firstAnswer } from '../kit/agree'
import { fold } from '../kit/fold'
import { kilometresBetween } from '../kit/great-circle'
import { dayOf } from '../kit/local-time'
import type { Draft, SegmentDraft } from './draft'
import type { Match } from './match'

/** The maximum distance between two descriptions of one rental station. */
const sameStationKm = 0.5

/**
 * Rental cars: exact for the same company, pick-up place and day; likely for the same pick-up or drop-off day. An
 * agency may stand in place of the company, so those that differ are likely the same if place and day are.
 */
export function matchCars(a: Draft<'car'>, b: Draft<'car'>): Match {
  const company = companyAgreement(a, b)
  const place = stationAgreement(a, b)
  if (place === 'differ') return 'no'
  const pickup = agree(dayAt(a.start_datetime), dayAt(b.start_datetime))
  const dropoff = agree(dayAt(a.end_datetime), dayAt(b.end_datetime))
  if (company === 'differ') return pickup === 'same' && place === 'same' ? 'likely' : 'no'
  if (company === 'same' && pickup === 'same' && place === 'same') return 'exact'
  if (pickup === 'unknown' && dropoff === 'unknown') return 'likely'
  return pickup === 'same' || dropoff === 'same' ? 'likely' : 'no'
}

/** Whether two rentals are of one company, which may be called with a department: `Sixt`, `Sixt Invoices`. */
export function companyAgreement(a: Draft<'car'>, b: Draft<'car'>): Agreement {
  const [one, other] = [fold(a.car_company), fold(b.car_company)]
  const agreement = agree(one, other)
  const isPart = `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `)
  return agreement === 'differ' && isPart ? 'same' : agreement
}

/**
 * Whether two rentals begin at the same station. Receipts often name only its town: `Curitiba` for `Aeroporto de
 * Curitiba`, and an airport has several names.
 */
export function stationAgreement(a: Draft<'car'>, b: Draft<'car'>): Agreement {
  const place = placeAgreement(a, b)
  return place === 'differ' && (isTownOf(a, b) || isTownOf(b, a) || areNear(a, b)) ? 'same' : place
}

function areNear(a: Draft<'car'>, b: Draft<'car'>): boolean {
  if (a.start_latitude === null || a.start_longitude === null) return false
  if (b.start_latitude === null || b.start_longitude === null) return false
  const km = kilometresBetween(
    { latitude: a.start_latitude, longitude: a.start_longitude },
    { latitude: b.start_latitude, longitude: b.start_longitude },
  )
  return km <= sameStationKm
}

/** Whether a rental's station is only the name of the town in which the other one's is. */
function isTownOf({ start_name: name }: Draft<'car'>, { start_locality: town }: Draft<'car'>): boolean {
  const folded = fold(name ?? '')
  return folded !== '' && folded === fold(town ?? '')
}

/**
 * Activities: exact for the same name at the same minute; likely on the same day, unless both name and place differ. A
 * table can also be likely on another day (rescheduled), but a ride or event cannot (each day has its own).
 */
export function matchActivities(a: Draft<'activity'>, b: Draft<'activity'>): Match {
  const name = agree(fold(a.activity_name), fold(b.activity_name))
  const place = placeAgreement(a, b)
  const day = agree(dayAt(a.start_datetime), dayAt(b.start_datetime))
  if (a.activity_type !== b.activity_type || place === 'differ') return 'no'
  if (name === 'same' && agree(a.start_datetime, b.start_datetime) === 'same') return 'exact'
  if (day === 'differ') return name === 'same' && a.activity_type === 'restaurant' ? 'likely' : 'no'
  return name === 'differ' && place !== 'same' ? 'no' : 'likely'
}

/** Whether two segments begin at the same place. */
export const placeAgreement = (a: SegmentDraft, b: SegmentDraft): Agreement =>
  firstAnswer(agree(fold(a.start_name), fold(b.start_name)), agree(fold(a.start_locality), fold(b.start_locality)))

/** The day of a local time; null if there is none. */
export const dayAt = (local: string | null): string | null => (local ? dayOf(local) : null)
