import { dayOf, instantOf } from '@sextant/domain/kit/local-time'
import { nameTrip } from '@sextant/domain/trips/name'
import { summariseTrip } from '@sextant/domain/trips/summarise'
import { warningsOf } from '@sextant/domain/trips/warn'
import { draftOf, type SegmentRow } from '../segments'
import type { TripColumns } from './store'

const utc = (local: string | null, zone: string | null): string | null =>
  local === null ? null : instantOf(local, zone ?? 'UTC')

/** The columns of a trip derived from its segments: name, times, totals and warnings. */
export function columnsOf(members: readonly SegmentRow[], ownerKey: string) {
  const segments = members.map(draftOf)
  const { begin_datetime, begin_time_zone_id, end_datetime, end_time_zone_id, ...named } = nameTrip(segments)
  const { segment_counts, total_cost, status, source_classification } = summariseTrip(segments)
  const days = members.flatMap(({ start_day, end_day }) => [start_day, end_day]).toSorted()
  return {
    ...named,
    member_id: members.find(({ member_id }) => member_id !== null)?.member_id ?? null,
    owner_key: ownerKey,
    owner_name: members.flatMap(({ travelers }) => travelers)[0] ?? null,
    begin_datetime,
    begin_time_zone_id,
    begin_utc: utc(begin_datetime, begin_time_zone_id),
    end_datetime,
    end_time_zone_id,
    end_utc: utc(end_datetime, end_time_zone_id),
    start_day: begin_datetime ? dayOf(begin_datetime) : (days[0] ?? ''),
    end_day: end_datetime ? dayOf(end_datetime) : (days.at(-1) ?? ''),
    status,
    segment_counts: JSON.stringify(segment_counts),
    total_cents: total_cost === null ? null : String(total_cost),
    source_classification,
    warnings: JSON.stringify(warningsOf(segments)),
  } satisfies TripColumns
}
