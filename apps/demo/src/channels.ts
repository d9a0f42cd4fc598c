import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Chance } from '@sextant/domain/kit/chance'
import type { Booking } from './bookings'
import type { TripPlan } from './plan-trip'
import { type Sender, senderAt, senderFor } from './senders'
import type { DemoTeam } from './teams'
import type { DemoTraveler } from './travelers'

/** How a trip is booked: through whom, at what price, and in how many mails. */
export type Channel = {
  readonly markup: number
  bookings(traveler: DemoTraveler, plan: TripPlan, sentAt: string): Booking[]
}

/**
 * Managed in six of ten trips; the others straight from the suppliers, through an online agency, or from who knows
 * whom.
 */
export function channelFor(team: DemoTeam, chance: Chance): Channel {
  const kind = chance.weighted([
    ['tmc', 60],
    ['supplier', 27],
    ['ota', 8],
    ['unknown', 5],
  ])
  switch (kind) {
    case 'tmc':
      return managed(senderAt(team.tmc))
    case 'supplier':
      return { markup: 1.1, bookings: (...trip) => mailsOf(...trip, senderFor) }
    case 'ota':
      return oneSender(senderAt(chance.pick(['booking.com', 'expedia.com'])), 1.03)
    case 'unknown':
      return oneSender(senderAt('travel-desk.example'), 1.05)
  }
}

/** One itinerary with everything in it, but for what people book on the spot. */
const managed = ({ source, domain }: Sender): Channel => ({
  markup: 1,
  bookings: (traveler, { journeys, others }, sentAt) => {
    const arranged = [...journeys, ...others.filter(isArranged)]
    const onTheSpot = { journeys: [], others: others.filter((one) => !isArranged(one)) }
    return [
      { traveler, source, class: 'itinerary', domain, sentAt, reservations: dated(arranged, sentAt) },
      ...mailsOf(traveler, onTheSpot, sentAt, senderFor),
    ]
  },
})

const isArranged = ({ kind }: Reservation): boolean => kind === 'lodging' || kind === 'car'

const oneSender = (sender: Sender, markup: number): Channel => ({
  markup,
  bookings: (...trip) => mailsOf(...trip, () => sender),
})

/** All journeys of one booking in a mail, everything else in one by itself, some minutes apart. */
function mailsOf(
  traveler: DemoTraveler,
  { journeys, others }: TripPlan,
  sentAt: string,
  senderFor: (reservation: Reservation) => Sender,
): Booking[] {
  const mails = [journeys, ...others.map((one) => [one])]
  return mails.flatMap((reservations, place) => {
    const [first] = reservations
    if (!first) return []
    const bookedAt = minutesAfter(sentAt, place * 17)
    const { source, domain } = senderFor(first)
    return [
      {
        traveler,
        source,
        class: 'booking',
        domain,
        sentAt: bookedAt,
        reservations: dated(reservations, bookedAt),
      },
    ]
  })
}

export const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()

const dated = (reservations: readonly Reservation[], sentAt: string): Reservation[] =>
  reservations.map((reservation) => ({ ...reservation, booked_at: sentAt }))
