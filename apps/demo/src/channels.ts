import type { Reservation } from '@sextant/contract/emails/reservation'
import { makeRandom, type Random } from '@sextant/domain/kit/random'
import type { Booking } from './bookings'
import type { TripPlan } from './plan-trip'
import { type Sender, senderAt, senderFor } from './senders'
import type { DemoTeam } from './teams'
import type { DemoTraveler } from './travelers'

/** How a trip is booked: the source, the price and the number of emails. */
export type Channel = {
  readonly markup: number
  bookings(traveler: DemoTraveler, plan: TripPlan, sentAt: string): Booking[]
}

/**
 * Six in ten trips are managed; the others are booked with suppliers, through an online agency or from an unknown
 * source.
 */
export function channelFor(team: DemoTeam, random: Random): Channel {
  const kind = random.weighted([
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
      return singleSender(senderAt(random.pick(['booking.com', 'expedia.com'])), 1.03)
    case 'unknown':
      return singleSender(senderAt('travel-desk.example'), 1.05)
  }
}

/** One itinerary with everything except what travelers book themselves later. */
const managed = ({ source, domain }: Sender): Channel => ({
  markup: 1,
  bookings: (traveler, { journeys, otherReservations }, sentAt) => {
    const managedReservations = [...journeys, ...otherReservations.filter(isManaged)]
    const bookedLater = { journeys: [], otherReservations: otherReservations.filter((one) => !isManaged(one)) }
    return [
      {
        traveler,
        source,
        class: 'itinerary',
        domain,
        sentAt,
        reservations: withBookingTime(managedReservations.map(withLocator), sentAt),
      },
      ...mailsOf(traveler, bookedLater, sentAt, senderFor),
    ]
  },
})

/** A flight with the airline's reference in addition to the agency's number. */
function withLocator(reservation: Reservation): Reservation {
  if (reservation.kind !== 'flight') return reservation
  const value = makeRandom(`${reservation.provider.name} ${reservation.confirmation_no}`).text(letters, 6)
  return { ...reservation, references: [{ value, issuer: 'airline' }] }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

const isManaged = ({ kind }: Reservation): boolean => kind === 'lodging' || kind === 'car'

const singleSender = (sender: Sender, markup: number): Channel => ({
  markup,
  bookings: (...trip) => mailsOf(...trip, () => sender),
})

/** One email for all of a booking's journeys, and one for each other reservation, some minutes apart. */
function mailsOf(
  traveler: DemoTraveler,
  { journeys, otherReservations }: TripPlan,
  sentAt: string,
  senderFor: (reservation: Reservation) => Sender,
): Booking[] {
  const mails = [journeys, ...otherReservations.map((one) => [one])]
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
        reservations,
      },
    ]
  })
}

export const minutesAfter = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()

/** Agencies state the time of booking; for other sources, the day of the first email counts. */
const withBookingTime = (reservations: readonly Reservation[], sentAt: string): Reservation[] =>
  reservations.map((reservation) => ({ ...reservation, booked_at: sentAt }))
