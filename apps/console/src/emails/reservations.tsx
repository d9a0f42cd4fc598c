import type { Reservation } from '@sextant/contract/emails/reservation'
import { instantOf } from '@sextant/domain/kit/local-time'
import { priceText } from '@sextant/domain/kit/money-text'
import { localText, timeText, zoneText } from '@sextant/domain/kit/time-text'
import { airportText } from '@sextant/domain/segments/headline'
import { Evidence } from '../kit/evidence'
import { segmentKindOf } from '../kit/segment-kinds'
import { Badge } from '../ui/badge'
import { Copyable } from '../ui/copy'
import { DescriptionList } from '../ui/description-list'
import { Panel } from '../ui/panel'
import { SegmentIcon } from '../ui/segment-icon'

const tones = { confirmed: 'good', cancelled: 'warning', pending: 'neutral', hold: 'neutral' } as const
const labels = {
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  pending: 'Pending',
  hold: 'On hold',
} as const

/** One end of a journey in a title: an airport's city and code, a station, or a city; otherwise a code. */
function placeOf({ place }: Reservation['start'], kind: Reservation['kind']): string | undefined {
  const { name, locality, iata_code, station_code } = place
  if (kind === 'flight') return airportText(locality ?? name ?? null, iata_code ?? null)
  return (kind === 'train' ? (name ?? locality) : (locality ?? name)) ?? iata_code ?? station_code
}

/** A short title for a reservation. */
export function titleOf(reservation: Reservation): string {
  if (reservation.name) return reservation.name
  const ends = [reservation.start, reservation.end].map((end) => placeOf(end, reservation.kind)).filter(Boolean)
  return [...new Set(ends)].join(' → ') || reservation.provider.name || 'Reservation'
}

/** A local time as stated in the document, with the zone of its place. */
function momentOf({ place, time }: Reservation['start']): string | null {
  if (!time.local) return null
  const zone = place.time_zone_id ?? time.zone
  if (timeText(time.local) === '' || zone === undefined) return localText(time.local)
  return `${localText(time.local)} (${zoneText(zone, instantOf(time.local, zone))})`
}

type ReservationsProps = {
  reservations: readonly Reservation[]
  isPending: boolean
  /** The link to the source of a field in the message. */
  placeHref?: (field: string) => string
}

/** The reservations extracted from an email, each value with its source. */
export const Reservations = ({ reservations, isPending, placeHref }: ReservationsProps) =>
  reservations.length === 0 ? (
    isPending ? null : (
      <Panel title="Extracted reservations">
        <p className="text-muted">No reservation was found in this email.</p>
      </Panel>
    )
  ) : (
    <Panel title="Extracted reservations" flush>
      <ul>
        {reservations.map((reservation, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- reservations have no ID
          <li key={index} className="flex gap-3 border-b border-line p-4 last:border-b-0">
            <SegmentIcon kind={segmentKindOf[reservation.kind]} />
            <ReservationCard reservation={reservation} {...(placeHref ? { placeHref } : {})} />
          </li>
        ))}
      </ul>
    </Panel>
  )

type ReservationCardProps = { reservation: Reservation; placeHref?: (field: string) => string }

/** One extracted reservation. */
export function ReservationCard({ reservation, placeHref }: ReservationCardProps) {
  const { status, provider, number, confirmation_no, travelers, price, currency, confidence } = reservation
  return (
    <div className="flex min-w-0 grow flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-medium wrap-anywhere">{titleOf(reservation)}</h3>
        <Badge tone={tones[status]}>{labels[status]}</Badge>
      </div>
      <DescriptionList
        items={[
          [
            'Provider',
            [provider.name, number && `${provider.iata_code ?? ''} ${number}`.trim()].filter(Boolean).join(' · '),
          ],
          [
            'Confirmation',
            confirmation_no && <Copyable key="number" item="Confirmation number" text={confirmation_no} />,
          ],
          ['Start', momentOf(reservation.start)],
          ['End', momentOf(reservation.end)],
          ['Travelers', travelers.flatMap(({ name, email }) => name ?? email ?? []).join(', ')],
          ['Price', price && priceText(price, currency ?? null)],
          ['Confidence', `${Math.round(confidence * 100)}%`],
        ]}
      />
      <Evidence evidence={reservation.evidence} {...(placeHref ? { placeHref } : {})} />
    </div>
  )
}
