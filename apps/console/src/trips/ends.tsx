import type { Segment } from '@sextant/contract/segments/schemas'
import { daysLater, shortDayText, timeText, zoneText } from '@sextant/domain/kit/time-text'
import { countryName } from '../kit/place-fields'

type End = {
  readonly label: string
  readonly local: string | null
  readonly zone: string | null
  readonly utc: string | null
  readonly place: string
  readonly detail: string
}

/** Labels of a segment's start and end. */
export const endLabels: Record<Segment['type'], readonly [start: string, end: string]> = {
  air: ['Departs', 'Arrives'],
  hotel: ['Check-in', 'Check-out'],
  car: ['Pick-up', 'Drop-off'],
  rail: ['Departs', 'Arrives'],
  activity: ['Starts', 'Ends'],
}

const join = (...parts: (string | null)[]) => [...new Set(parts.filter(Boolean))].join(', ')
const country = (code: string | null) => code && countryName(code)
const terminal = (name: string | null) => name && `Terminal ${name.replace(/^terminal\s+/i, '')}`

function startOf(segment: Segment): End {
  return {
    label: endLabels[segment.type][0],
    local: segment.start_datetime,
    zone: segment.start_time_zone_id,
    utc: segment.start_datetime_utc,
    place: join(segment.start_name, segment.start_locality, country(segment.start_country_code)),
    detail:
      segment.type === 'air'
        ? join(terminal(segment.origin_terminal), segment.gate && `Gate ${segment.gate}`, segment.start_address)
        : (segment.start_address ?? ''),
  }
}

function endOf(segment: Segment): End {
  return {
    label: endLabels[segment.type][1],
    local: segment.end_datetime,
    zone: segment.end_time_zone_id,
    utc: segment.end_datetime_utc,
    // A hotel stay ends where it started, so its place is not repeated.
    place:
      segment.type === 'hotel' ? '' : join(segment.end_name, segment.end_locality, country(segment.end_country_code)),
    detail:
      segment.type === 'air'
        ? join(terminal(segment.destination_terminal), segment.end_address)
        : segment.type === 'hotel'
          ? ''
          : (segment.end_address ?? ''),
  }
}

/** A segment's start and end in local time, each with its zone. */
export function Ends({ segment }: { segment: Segment }) {
  const start = startOf(segment)
  const end = endOf(segment)
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <EndText end={start} dayShift="" />
      {end.local === null ? null : (
        <EndText end={end} dayShift={start.local ? daysLater(start.local, end.local) : ''} />
      )}
    </div>
  )
}

const EndText = ({ end, dayShift }: { end: End; dayShift: string }) => (
  <div className="min-w-0">
    <p className="text-xs text-muted">{end.label}</p>
    {end.local ? (
      <p className="flex flex-wrap items-baseline gap-x-2">
        <time dateTime={end.local} className="text-lg font-semibold">
          {timeText(end.local)}
          {dayShift ? (
            <sup className="ml-0.5 text-xs font-medium text-muted">
              {dayShift}
              <span className="sr-only"> days</span>
            </sup>
          ) : null}
        </time>
        <span className="text-sm text-muted">{shortDayText(end.local)}</span>
        {end.zone ? <span className="text-sm text-muted">{zoneText(end.zone, end.utc)}</span> : null}
      </p>
    ) : (
      <p className="text-muted">Time unknown</p>
    )}
    {end.place ? <p className="wrap-anywhere">{end.place}</p> : null}
    {end.detail ? <p className="text-sm text-muted wrap-anywhere">{end.detail}</p> : null}
  </div>
)
