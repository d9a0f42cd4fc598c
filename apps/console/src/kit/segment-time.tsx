import type { Segment } from '@sextant/contract/segments/schemas'
import { offsetText, shortDayText, timeText } from '@sextant/domain/kit/time-text'
import { knownTime } from '@sextant/domain/segments/known-time'

type SegmentTimeProps = { segment: Segment; end: 'start' | 'end' }

/**
 * A segment's start or end: the date, with the local time and its UTC offset below. Omits the time if only the day is
 * known, and says local time if the zone is unknown.
 */
export function SegmentTime({ segment, end }: SegmentTimeProps) {
  const local = knownTime(segment, end)
  if (local === null) return '—'
  const [zone, utc] = [segment[`${end}_time_zone_id`], segment[`${end}_datetime_utc`]]
  const time = timeText(local)
  return (
    <time dateTime={local} className="flex flex-col leading-tight whitespace-nowrap">
      {shortDayText(local)}
      {time === '' ? null : (
        <span className="text-xs text-muted">
          {time} {(zone !== null && utc !== null ? offsetText(zone, utc) : null) ?? 'local time'}
        </span>
      )}
    </time>
  )
}
