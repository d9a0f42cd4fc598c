import { merge, type Observation } from './merge'

/** What defines a booking: when, and from where to where or in which hotel. */
const substance: ReadonlySet<string> = new Set([
  'status',
  'start_datetime',
  'end_datetime',
  'start_locality',
  'end_locality',
  'origin',
  'destination',
  'origin_station',
  'destination_station',
  'hotel_name',
  'flight_number',
  'train_number',
])

/**
 * Whether a draft changes what defines the booking, rather than confirming, reminding or adding details. Drafts older
 * than existing data are never news.
 */
export const isNews = (existing: Observation, incoming: Observation): boolean =>
  incoming.observed_at > existing.observed_at && merge(existing, incoming).changed.some((field) => substance.has(field))
