import { merge, type Observation } from './merge'

/** What a booking is about: when, and from where to where or in which house. */
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
 * Whether an account of a booking changes what the booking is about, and does not only confirm, remind or fill in
 * details. An account that is older than what is known is no news.
 */
export const isNews = (known: Observation, incoming: Observation): boolean =>
  incoming.told_at > known.told_at && merge(known, incoming).changed.some((field) => substance.has(field))
