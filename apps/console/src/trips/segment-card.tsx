import type { FlightStatus } from '@sextant/contract/segments/flight-status'
import type { Segment } from '@sextant/contract/segments/schemas'
import type { TripDetail } from '@sextant/contract/trips/schemas'
import { foldCode } from '@sextant/domain/kit/fold'
import { moneyText, priceText } from '@sextant/domain/kit/money-text'
import { instantText, shortDayText } from '@sextant/domain/kit/time-text'
import { assumedOf } from '@sextant/domain/segments/draft'
import { segmentHeadline, segmentKind, segmentService } from '@sextant/domain/segments/headline'
import { referenceText } from '@sextant/domain/segments/reference-text'
import { sourceName } from '@sextant/domain/segments/source-name'
import { Mail, Receipt } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { bookingAddress, emailAddress } from '../kit/addresses'
import { Evidence } from '../kit/evidence'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Copyable } from '../ui/copy'
import { cx } from '../ui/cx'
import { DescriptionList } from '../ui/description-list'
import { Link } from '../ui/link'
import { SegmentIcon } from '../ui/segment-icon'
import { SourceBadge } from '../ui/source-badge'
import { Ends } from './ends'
import { FlightStatusLine } from './flights/flight-status'
import { SegmentHistory } from './history/segment-history'
import { SegmentMenu } from './manual/segment-menu'
import { carbonFact, segmentFacts } from './segment-facts'

type SegmentCardProps = {
  segment: Segment
  trip: TripDetail
  anchor: string
  /** The URL's anchor names this segment. */
  marked: boolean
  /** The flight's status, if known. */
  status: FlightStatus | undefined
}

/** One segment on the timeline: times and places in local time, booking details, and the source of each fact. */
export function SegmentCard({ segment, trip, anchor, marked, status }: SegmentCardProps) {
  const cancelled = segment.status === 'Cancelled'
  const service = segmentService(segment)
  return (
    <Card anchor={anchor} marked={marked} segment={segment}>
      <header className="flex items-start gap-2">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className={cx('font-semibold wrap-anywhere', cancelled && 'text-muted line-through')}>
            {segmentHeadline(segment)}
          </h3>
          <span className="text-muted">{service}</span>
          <span className="flex gap-1.5 sm:ml-auto">
            {cancelled ? <Badge tone="warning">Cancelled</Badge> : null}
            <SourceBadge source={segment.source_classification} name={sourceName(segment.source_name)} />
          </span>
        </div>
        <SegmentMenu segment={segment} trip={trip} />
      </header>
      <Ends segment={segment} />
      {status && !cancelled ? <FlightStatusLine status={status} segment={segment} /> : null}
      <DescriptionList
        items={[
          [
            'Confirmation',
            segment.confirmation_no && (
              <Copyable key="number" item="Confirmation number" text={segment.confirmation_no} />
            ),
          ],
          ['Other references', otherReferences(segment)],
          ['Provider', service?.includes(segment.provider ?? '') ? null : segment.provider],
          ['Price', segment.price && <Price key="price" segment={segment} reporting={trip.currency} />],
          ['Cost with fees and refunds', costText(segment, trip.currency)],
          ...segmentFacts(segment),
          carbonFact(segment),
          ['Booked', bookingDay(segment)],
          ['Travelers', segment.travelers.join(', ')],
        ]}
      />
      <footer className="flex flex-wrap items-start gap-x-5 gap-y-2 empty:hidden print:hidden">
        <EmailLink segment={segment} />
        <BookingLink segment={segment} />
        <Sources segment={segment} />
        <SegmentHistory segment={segment} />
      </footer>
    </Card>
  )
}

type CardProps = { anchor: string; marked: boolean; segment: Segment; children: ReactNode }

/** The card around a segment. The one named by the URL's anchor scrolls into view and receives focus. */
function Card({ anchor, marked, segment, children }: CardProps) {
  const card = useRef<HTMLElement>(null)
  const kind = segmentKind(segment)
  useEffect(() => {
    if (!marked) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [marked])
  return (
    <article
      ref={card}
      id={anchor}
      tabIndex={-1}
      data-tone={kind}
      aria-label={segmentHeadline(segment)}
      aria-current={marked || undefined}
      className={cx(
        'flex scroll-mt-14 gap-3 rounded-box border bg-surface p-4 outline-none print:break-inside-avoid print:p-3',
        marked ? 'border-accent ring-1 ring-accent print:border-line print:ring-0' : 'border-line',
      )}
    >
      <SegmentIcon kind={kind} />
      <div className="flex min-w-0 grow flex-col gap-3">{children}</div>
    </article>
  )
}

/** References from issuers other than the confirmation number's. */
const otherReferences = ({ references, confirmation_no }: Segment): string =>
  references
    .filter(({ value, issuer }) => issuer !== 'ticket' && foldCode(value) !== foldCode(confirmation_no))
    .map(referenceText)
    .join(', ')

/** The booking date. If no email states it, the first email's date is shown instead, marked as such. */
function bookingDay(segment: Segment): string | null {
  if (segment.booked_at === null) return null
  const day = shortDayText(segment.booked_at.slice(0, 10))
  return assumedOf(segment).includes('booked_at') ? `${day} (first email)` : day
}

/** The price as booked, and its value in the team's reporting currency. */
function Price({ segment, reporting }: { segment: Segment; reporting: string }) {
  const { price, currency, cents, rate_date } = segment
  return (
    <>
      {price && priceText(price, currency)}
      {cents !== null && currency !== reporting ? (
        <span className="block text-sm text-muted">
          {moneyText(cents, reporting)}
          {rate_date === null ? '' : `, at the rates of ${shortDayText(rate_date)}`}
        </span>
      ) : null}
    </>
  )
}

/** A segment's cost, if it differs from its price. */
function costText({ status, cents, net_cents }: Segment, reporting: string): string | null {
  const price = status === 'Active' ? cents : 0
  return net_cents === null || net_cents === price ? null : moneyText(net_cents, reporting)
}

function Sources({ segment }: { segment: Segment }) {
  const { time_zone_id: zone } = useTeam()
  const setBy = Object.entries(segment.set_by).map(
    ([field, { name, at }]) => [field, `Set by ${name} on ${instantText(at, zone)}`] as const,
  )
  return <Evidence evidence={segment.evidence} setBy={Object.fromEntries(setBy)} />
}

/** A link to the purchase that the segment belongs to. */
function BookingLink({ segment: { booking_id } }: { segment: Segment }) {
  const team = useTeamRef()
  const can = useCan()
  if (booking_id === null || !can('read-segments')) return null
  return (
    <Link
      href={bookingAddress(team, booking_id)}
      className="inline-flex items-center gap-1.5 text-sm text-accent underline-offset-2 hover:underline"
    >
      <Receipt aria-hidden="true" className="size-4" />
      Booking and amounts
    </Link>
  )
}

/** A link to the email that the segment came from. */
function EmailLink({ segment: { email_id } }: { segment: Segment }) {
  const team = useTeamRef()
  const can = useCan()
  if (email_id === null || !can('read-emails')) return null
  return (
    <Link
      href={emailAddress(team, email_id)}
      className="inline-flex items-center gap-1.5 text-sm text-accent underline-offset-2 hover:underline"
    >
      <Mail aria-hidden="true" className="size-4" />
      From this email
    </Link>
  )
}
