import type { Segment } from '@sextant/contract/segments/schemas'
import { countryName } from '@sextant/domain/kit/country-name'
import { daysLater, shortDayText, timeText, zoneText } from '@sextant/domain/kit/time-text'
import { knownTime } from '@sextant/domain/segments/known-time'
import { phoneAt } from '@sextant/domain/segments/place-phones'
import { PhoneLink } from '../ui/phone-link'

type End = {
  readonly label: string
  readonly local: string | null
  readonly zone: string | null
  readonly utc: string | null
  readonly place: string
  readonly detail: string
  readonly phone: string | null
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

/** The address with its postal code, which is not repeated. */
function addressOf(segment: Segment, end: 'start' | 'end'): string {
  const [address, code] = [segment[`${end}_address`], segment[`${end}_postal_code`]]
  return join(address, code !== null && address?.includes(code) ? null : code)
}

/** A place's telephone number. Hotels' and rental companies' own numbers are among the facts below. */
function phoneAtEnd(segment: Segment, end: 'start' | 'end'): string | null {
  const phone = phoneAt(segment, end)
  return 'phone' in segment && (segment.phone === phone || segment.type === 'hotel') ? null : phone
}

function startOf(segment: Segment): End {
  return {
    label: endLabels[segment.type][0],
    local: knownTime(segment, 'start'),
    zone: segment.start_time_zone_id,
    utc: segment.start_datetime_utc,
    place: join(segment.start_name, segment.start_locality, country(segment.start_country_code)),
    detail:
      segment.type === 'air'
        ? join(terminal(segment.origin_terminal), segment.gate && `Gate ${segment.gate}`, addressOf(segment, 'start'))
        : addressOf(segment, 'start'),
    phone: phoneAtEnd(segment, 'start'),
  }
}

function endOf(segment: Segment): End {
  return {
    label: endLabels[segment.type][1],
    local: knownTime(segment, 'end'),
    zone: segment.end_time_zone_id,
    utc: segment.end_datetime_utc,
    // A hotel stay ends where it started, so its place is not repeated.
    place:
      segment.type === 'hotel' ? '' : join(segment.end_name, segment.end_locality, country(segment.end_country_code)),
    detail:
      segment.type === 'air'
        ? join(terminal(segment.destination_terminal), addressOf(segment, 'end'))
        : segment.type === 'hotel'
          ? ''
          : addressOf(segment, 'end'),
    phone: phoneAtEnd(segment, 'end'),
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
    {end.local ? <When end={end} local={end.local} dayShift={dayShift} /> : <p className="text-muted">Time unknown</p>}
    {end.place ? <p className="wrap-anywhere">{end.place}</p> : null}
    {end.detail ? <p className="text-sm text-muted wrap-anywhere">{end.detail}</p> : null}
    {end.phone ? (
      <p className="text-sm">
        <PhoneLink phone={end.phone} />
      </p>
    ) : null}
  </div>
)

/** The local time, with its date and zone; only the date if nothing more is known. */
function When({ end: { zone, utc }, local, dayShift }: { end: End; local: string; dayShift: string }) {
  const [time, day] = [timeText(local), shortDayText(local)]
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <time dateTime={local} className="text-lg font-semibold">
        {time || day}
        {dayShift ? (
          <sup className="ml-0.5 text-xs font-medium text-muted">
            {dayShift}
            <span className="sr-only"> days</span>
          </sup>
        ) : null}
      </time>
      {time ? (
        <>
          <span className="text-sm text-muted">{day}</span>
          <span className="text-sm text-muted">{zone ? zoneText(zone, utc) : 'local time'}</span>
        </>
      ) : null}
    </p>
  )
}
