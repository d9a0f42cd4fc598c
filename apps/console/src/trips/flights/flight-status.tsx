import type { FlightStatus } from '@sextant/contract/segments/flight-status'
import type { Segment } from '@sextant/contract/segments/schemas'
import { localOf } from '@sextant/domain/kit/local-time'
import { instantText, minutesText, offsetText, timeText } from '@sextant/domain/kit/time-text'
import { Badge, type Tone } from '../../ui/badge'

const statuses: Readonly<Record<FlightStatus['status'], { readonly label: string; readonly tone: Tone }>> = {
  not_monitored: { label: 'Not monitored', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'neutral' },
  on_time: { label: 'On time', tone: 'good' },
  in_flight: { label: 'In flight', tone: 'good' },
  arrived: { label: 'Arrived', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
  delayed: { label: 'Delayed', tone: 'warning' },
  diverted: { label: 'Diverted', tone: 'bad' },
  unknown: { label: 'Unknown', tone: 'neutral' },
}

type FlightStatusProps = { status: FlightStatus; segment: Segment }

/** A flight's status, its differences from the booking, and the source. */
export function FlightStatusLine({ status, segment }: FlightStatusProps) {
  const { label, tone } = statuses[status.status]
  const delay = status.status === 'delayed' ? status.delay_minutes : null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="flex items-center gap-2">
        <span className="text-muted">Flight status</span>
        <Badge tone={tone}>{delay === null ? label : `${label} by ${minutesText(delay)}`}</Badge>
      </span>
      {notesOf(status, segment).map((note) => (
        <span key={note}>{note}</span>
      ))}
      <span className="text-muted">
        {status.source === 'itinerary'
          ? 'Derived from the itinerary'
          : `From FlightAware, ${instantText(status.last_modified, 'UTC')}`}
      </span>
    </p>
  )
}

/** Details that the provider adds to the booking. */
function notesOf(status: FlightStatus, segment: Segment): readonly string[] {
  if (status.source === 'itinerary') return []
  const at = (zone: string | null, instant: string) => {
    const local = zone === null ? null : localOf(instant, zone)
    const offset = zone === null ? null : offsetText(zone, instant)
    return local === null || offset === null ? instantText(instant, 'UTC') : `${timeText(local)} ${offset}`
  }
  const timeChange = (verb: string, { scheduled, estimated, actual }: FlightStatus['arrival'], zone: string | null) => {
    if (actual) return `${verb} ${at(zone, actual)}`
    return estimated && estimated !== scheduled ? `${verb} ${at(zone, estimated)} (expected)` : null
  }
  return [
    timeChange('Departs', status.departure, segment.start_time_zone_id),
    timeChange('Arrives', status.arrival, segment.end_time_zone_id),
    status.origin_gate && `Gate ${status.origin_gate}`,
    status.destination_gate && `Arrives at gate ${status.destination_gate}`,
    status.baggage_claim && `Baggage claim ${status.baggage_claim}`,
  ].flatMap((text) => text || [])
}
