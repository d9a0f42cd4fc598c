import type { FlightStatus } from '@sextant/contract/segments/flight-status'
import type { TripDetail, TripWarning } from '@sextant/contract/trips/schemas'
import { dayText, minutesText } from '@sextant/domain/kit/time-text'
import type { Connection } from '@sextant/domain/trips/connection-between'
import { placeWarnings } from '@sextant/domain/trips/place-warnings'
import type { TimelineDay } from '@sextant/domain/trips/timeline'
import { useLocation } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { segmentAnchor } from '../kit/addresses'
import { cx } from '../ui/cx'
import { SegmentCard } from './segment-card'

const connectionText = ({ minutes, place }: Connection): string => `${minutesText(minutes)} to change at ${place}`
const daysFreeText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} without bookings`

type TimelineProps = {
  trip: TripDetail
  days: readonly TimelineDay[]
  statuses: ReadonlyMap<string, FlightStatus>
}

/** A trip's segments by local date, with connections, gaps and conflicts between them. */
export function Timeline({ trip, days, statuses }: TimelineProps) {
  const hash = useLocation({ select: (location) => location.hash })
  const { beforeDay, beforeSegment, atEnd } = placeWarnings(days, trip.warnings)
  return (
    <ol className="flex flex-col gap-6 print:block print:space-y-3">
      {days.map((one, at) => (
        <li key={`${one.day} ${one.entries[0]?.segment.id}`}>
          <Before days={one.freeBefore} warnings={beforeDay.get(at) ?? []} />
          <h2 className="sticky top-(--sticky-top,0px) z-10 mb-2 bg-page py-1 font-semibold print:static print:break-after-avoid">
            <time dateTime={one.day}>{dayText(one.day)}</time>
          </h2>
          <ol className="flex flex-col gap-2 print:block print:space-y-2">
            {one.entries.map(({ segment, connection }) => {
              const anchor = segmentAnchor(segment.type, segment.id)
              return (
                <li key={anchor} className="flex flex-col gap-2 print:block print:space-y-2">
                  <BetweenText connection={connection} conflicts={beforeSegment.get(segment.id) ?? []} />
                  <SegmentCard
                    segment={segment}
                    trip={trip}
                    anchor={anchor}
                    marked={hash === anchor}
                    status={statuses.get(segment.id)}
                  />
                </li>
              )
            })}
          </ol>
        </li>
      ))}
      {atEnd.length > 0 ? (
        <li className={gapStyle}>
          <WarningTexts warnings={atEnd} />
        </li>
      ) : null}
    </ol>
  )
}

const gapStyle = 'ml-7 border-l-2 border-dotted border-edge py-0.5 pl-4 text-sm text-muted'

type BeforeProps = { days: number; warnings: readonly TripWarning[] }

/** The days without bookings and what is missing before a day, above its date because they precede it. */
function Before({ days, warnings }: BeforeProps) {
  if (days === 0 && warnings.length === 0) return null
  return (
    <div className={cx(gapStyle, 'mb-6 flex flex-col gap-1 print:mb-3')}>
      {days > 0 ? <p>{daysFreeText(days)}</p> : null}
      <WarningTexts warnings={warnings} />
    </div>
  )
}

const WarningTexts = ({ warnings }: { warnings: readonly TripWarning[] }) =>
  warnings.map(({ code, message }) => (
    <p key={`${code} ${message}`} className="flex items-start gap-1.5 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  ))

type BetweenProps = { connection: Connection | null; conflicts: readonly TripWarning[] }

/** The connection between a segment and the one before it, and its conflicts. */
function BetweenText({ connection, conflicts }: BetweenProps) {
  if (!connection && conflicts.length === 0) return null
  return (
    <div className={cx(gapStyle, 'flex flex-col gap-1')}>
      {connection ? <p>{connectionText(connection)}</p> : null}
      <WarningTexts warnings={conflicts} />
    </div>
  )
}
