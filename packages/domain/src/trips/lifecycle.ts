import type { Trip } from '@sextant/contract/trips/schemas'
import { instantOf } from '../kit/local-time'

type Times = Pick<
  Trip,
  'status' | 'begin_datetime' | 'begin_time_zone_id' | 'end_datetime' | 'end_time_zone_id'
>

/**
 * Where a trip stands at an instant: it is in progress from its first departure to its last arrival, each in its own zone;
 * UTC stands in for an unknown zone. A trip whose times are unknown is upcoming.
 */
export function lifecycleOf(trip: Times, now: string): Trip['lifecycle'] {
  if (trip.status === 'Cancelled') return 'cancelled'
  const begin = msOf(trip.begin_datetime, trip.begin_time_zone_id)
  const end = msOf(trip.end_datetime, trip.end_time_zone_id) ?? begin
  const at = Date.parse(now)
  if (begin === null || at < begin) return 'upcoming'
  return end !== null && at >= end ? 'past' : 'in_progress'
}

function msOf(local: string | null, zone: string | null): number | null {
  if (local === null) return null
  const instant = instantOf(local, zone ?? 'UTC') ?? instantOf(local, 'UTC')
  return instant === null ? null : Date.parse(instant)
}
