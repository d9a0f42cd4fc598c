import { kilometresBetween } from '../kit/great-circle'
import { daysBetween, instantOf } from '../kit/local-time'
import type { Draft, SegmentDraft } from './draft'

/** Fills derived fields: instants, nights, days, distance and duration. Idempotent. */
export function derive(draft: SegmentDraft): SegmentDraft {
  const timed = withInstants(draft.type === 'hotel' ? withStay(draft) : draft)
  switch (timed.type) {
    case 'air':
      return { ...timed, distance_km: distanceOf(timed), duration_min: minutesOf(timed) }
    case 'car':
      return { ...timed, numberOfDays: rentalDays(timed) }
    case 'hotel':
    case 'rail':
    case 'activity':
      return timed
  }
}

/** The stay's start and end from its dates and times, and the number of nights. */
const withStay = (stay: Draft<'hotel'>): Draft<'hotel'> => ({
  ...stay,
  start_datetime: at(stay.checkin_date, stay.checkin_time),
  end_datetime: at(stay.checkout_date, stay.checkout_time),
  numberOfNights:
    stay.checkin_date && stay.checkout_date ? Math.max(0, daysBetween(stay.checkin_date, stay.checkout_date)) : null,
})

const at = (day: string | null, time: string | null): string | null => (day && time ? `${day}T${time}:00` : null)

const withInstants = (draft: SegmentDraft): SegmentDraft => ({
  ...draft,
  start_datetime_utc: instant(draft.start_datetime, draft.start_time_zone_id),
  end_datetime_utc: instant(draft.end_datetime, draft.end_time_zone_id),
})

const instant = (local: string | null, zone: string | null): string | null =>
  local && zone ? instantOf(local, zone) : null

function distanceOf(draft: SegmentDraft): number | null {
  const { start_latitude, start_longitude, end_latitude, end_longitude } = draft
  if (start_latitude === null || start_longitude === null) return null
  if (end_latitude === null || end_longitude === null) return null
  return Math.round(
    kilometresBetween(
      { latitude: start_latitude, longitude: start_longitude },
      { latitude: end_latitude, longitude: end_longitude },
    ),
  )
}

/** Travel time in minutes; null if an instant is missing or the times contradict each other. */
function minutesOf(draft: SegmentDraft): number | null {
  if (!draft.start_datetime_utc || !draft.end_datetime_utc) return null
  const minutes = Math.round((Date.parse(draft.end_datetime_utc) - Date.parse(draft.start_datetime_utc)) / 60_000)
  return minutes >= 0 ? minutes : null
}

/** Rentals are counted in started periods of 24 hours, at least one. */
function rentalDays(draft: SegmentDraft): number | null {
  const minutes = minutesOf(draft)
  if (minutes !== null) return Math.max(1, Math.ceil(minutes / 1440))
  if (!draft.start_datetime || !draft.end_datetime) return null
  return Math.max(1, daysBetween(draft.start_datetime, draft.end_datetime))
}
