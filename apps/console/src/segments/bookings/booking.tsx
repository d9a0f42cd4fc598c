import type { Booking } from '@sextant/contract/segments/bookings'
import { moneyText, priceText } from '@sextant/domain/kit/money-text'
import { instantText, shortDayText } from '@sextant/domain/kit/time-text'
import { referenceText } from '@sextant/domain/segments/reference-text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { emailAddress } from '../../kit/addresses'
import { useParam } from '../../kit/params'
import { useCan, useTeam, useTeamRef } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { DescriptionList } from '../../ui/description-list'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { Panel } from '../../ui/panel'
import { Amounts } from './amounts'
import { BookingSegments } from './booking-segments'
import { bookingQuery } from './queries'

/** One booking: the segments bought together, their references and travelers, and the cost. */
export function BookingScreen() {
  const booking = useSuspenseQuery(bookingQuery(useTeamRef(), useParam('bookingId'))).data.data
  const [first] = booking.references
  return (
    <Page
      title={first ? `Booking ${first.value}` : 'Booking'}
      name="Booking"
      context={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={booking.status === 'Cancelled' ? 'warning' : 'neutral'}>{booking.status}</Badge>
          {booking.travelers.map(({ name }) => name).join(', ')}
        </span>
      }
    >
      <div className="flex flex-col gap-6">
        <Panel title="Booking">
          <BookingFacts booking={booking} />
        </Panel>
        <Amounts booking={booking} />
        <section aria-labelledby="segments" className="flex min-w-0 flex-col gap-3">
          <h2 id="segments" className="font-semibold">
            Segments
          </h2>
          <BookingSegments segments={booking.segments} />
        </section>
      </div>
    </Page>
  )
}

function BookingFacts({ booking }: { booking: Booking }) {
  const { currency } = useTeam()
  const { references, total, cents, net_cents, taxes_and_fees, booked_at } = booking
  return (
    <DescriptionList
      wide
      items={[
        ['References', references.map(referenceText).join(', ')],
        ['Total', total !== null && priceText(total, booking.currency)],
        ['Total in the team’s currency', cents !== null && moneyText(cents, currency)],
        ['Taxes and fees, included', taxes_and_fees !== null && priceText(taxes_and_fees, booking.currency)],
        ['Cost with fees and refunds', net_cents !== null && moneyText(net_cents, currency)],
        ['Booked', booked_at !== null && shortDayText(booked_at.slice(0, 10))],
        ['Emails', <Emails key="emails" booking={booking} />],
      ]}
    />
  )
}

/** Links to the emails about a booking. */
function Emails({ booking: { email_ids, emails } }: { booking: Booking }) {
  const team = useTeamRef()
  const can = useCan()
  const { time_zone_id: zone } = useTeam()
  if (email_ids.length === 0) return 'None'
  if (!can('read-emails')) return String(email_ids.length)
  return (
    <ul className="flex min-w-0 flex-col gap-1">
      {emails.map(({ id, subject, from_address, sent_at }) => (
        <li key={id} className="flex min-w-0 flex-wrap gap-x-2">
          <Link href={emailAddress(team, id)} className="min-w-0 text-accent underline-offset-2 hover:underline">
            {subject || 'No subject'}
          </Link>
          <span className="text-muted">{[from_address, instantText(sent_at, zone)].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}
