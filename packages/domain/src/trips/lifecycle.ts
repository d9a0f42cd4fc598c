import type { Trip } from '@sextant/contract/trips/schemas'

/** The instants between which a trip takes place, ISO 8601 in UTC; null if a time is unknown. */
type Course = {
  readonly status: Trip['status']
  readonly begin_utc: string | null
  readonly end_utc: string | null
}

/**
 * A trip's phase at a moment: in progress from its first departure on, past after its last segment has ended. A trip
 * without known times is upcoming.
 */
export function lifecycleOf({ status, begin_utc, end_utc }: Course, now: Date): Trip['lifecycle'] {
  if (status === 'Cancelled') return 'cancelled'
  if (begin_utc === null || now.getTime() < Date.parse(begin_utc)) return 'upcoming'
  return now.getTime() >= Date.parse(end_utc ?? begin_utc) ? 'past' : 'in_progress'
}
