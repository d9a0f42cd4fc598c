import type { TripWarning } from '@sextant/contract/trips/schemas'
import { fold } from '../kit/fold'
import type { Draft, KnownSegment } from '../segments/draft'
import { titleOf } from './title'

type Stay = Draft<'hotel'> & KnownSegment

export const isStay = (segment: KnownSegment): segment is Stay => segment.type === 'hotel'

/** Warns of two hotels for one night. Two rooms in one hotel are fine. */
export function warnOfStays(live: readonly KnownSegment[]): TripWarning[] {
  const stays = live.filter(isStay)
  return stays.flatMap((stay, at) =>
    stays
      .slice(at + 1)
      .filter((other) => fold(other.hotel_name) !== fold(stay.hotel_name) && sharesNight(stay, other))
      .map((other) => ({
        code: 'overlap' as const,
        message: `${titleOf(stay)} and ${titleOf(other)} are booked for the same night.`,
        segment_ids: [stay.id, other.id],
      })),
  )
}

/** Whether a stay covers the night after a day. */
export const coversNight = (stay: Stay, day: string): boolean =>
  stay.checkin_date !== null && stay.checkout_date !== null && stay.checkin_date <= day && day < stay.checkout_date

const sharesNight = (a: Stay, b: Stay): boolean =>
  (a.checkin_date !== null && coversNight(b, a.checkin_date)) ||
  (b.checkin_date !== null && coversNight(a, b.checkin_date))
