import { dayText, minutesText } from '@sextant/domain/kit/time-text'
import type { Between } from '@sextant/domain/trips/between'
import type { TimelineDay } from '@sextant/domain/trips/timeline'
import { useLocation } from '@tanstack/react-router'
import { segmentAnchor } from '../kit/addresses'
import { SegmentCard } from './segment-card'

const betweenText = (gap: Between): string =>
  gap.kind === 'connection'
    ? `${minutesText(gap.minutes)} to change at ${gap.place}`
    : `${gap.days} ${gap.days === 1 ? 'day' : 'days'} with nothing booked`

/** The segments of a trip under their local dates, with connections and gaps between them. */
export function Timeline({ days }: { days: readonly TimelineDay[] }) {
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <ol className="flex flex-col gap-6">
      {days.map(({ day, entries }) => (
        <li key={day}>
          <h2 className="sticky top-(--sticky-top,0px) z-10 mb-2 bg-page py-1 font-semibold">
            <time dateTime={day}>{dayText(day)}</time>
          </h2>
          <ol className="flex flex-col gap-2">
            {entries.map(({ segment, before }) => {
              const anchor = segmentAnchor(segment.type, segment.id)
              return (
                <li key={anchor} className="flex flex-col gap-2">
                  {before ? (
                    <p className="ml-7 border-l-2 border-dotted border-edge py-0.5 pl-4 text-sm text-muted">
                      {betweenText(before)}
                    </p>
                  ) : null}
                  <SegmentCard segment={segment} anchor={anchor} marked={hash === anchor} />
                </li>
              )
            })}
          </ol>
        </li>
      ))}
    </ol>
  )
}
