import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Random } from '@sextant/domain/kit/random'
import type { Booking } from './bookings'
import { minutesAfter } from './channels'
import { withFareDifference, withRefund } from './charges'
import { addMinutes } from './clock'
import type { TripPlan } from './plan-trip'

/**
 * Changes to a trip after booking: some trips are cancelled, entirely or without the hotel, and some flights are
 * rescheduled.
 */
export function changesOf(
  booked: readonly Booking[],
  { journeys }: TripPlan,
  bookedAt: string,
  now: string,
  random: Random,
): Booking[] {
  const departure = Date.parse(`${journeys[0]?.start.time.local ?? bookedAt.slice(0, 19)}Z`)
  const minutes = Math.max(60, Math.floor((departure - Date.parse(bookedAt)) / 60_000) - 24 * 60)
  const sentAt = minutesAfter(bookedAt, random.int(30, minutes))
  if (sentAt > now) return []
  const charges = random.fork('charges')
  if (random.boolean(0.055))
    return cancelled(booked, sentAt, random.boolean(0.25)).map((booking) => withRefund(booking, charges))
  return random.boolean(0.12)
    ? moveBookings(booked, sentAt, random).map((booking) => withFareDifference(booking, charges))
    : []
}

function cancelled(booked: readonly Booking[], sentAt: string, journeysOnly: boolean): Booking[] {
  return booked.flatMap((booking) => {
    const reservations = booking.reservations
      .filter(({ kind }) => !journeysOnly || kind === 'flight' || kind === 'train')
      .map((reservation): Reservation => ({ ...reservation, status: 'cancelled' }))
    return reservations.length === 0 ? [] : [{ ...booking, class: 'cancellation' as const, sentAt, reservations }]
  })
}

/** Moves a booking's last flight by up to an hour and a half, and to another gate. */
function moveBookings(booked: readonly Booking[], sentAt: string, random: Random): Booking[] {
  const booking = booked.find(({ reservations }) => reservations.some(({ kind }) => kind === 'flight'))
  const flight = booking?.reservations.findLast(({ kind }) => kind === 'flight')
  if (!booking || !flight) return []
  const by = random.pick([-20, -10, 15, 25, 40, 65, 90])
  const reservation = {
    ...flight,
    start: { ...flight.start, time: shifted(flight.start.time, by) },
    end: { ...flight.end, time: shifted(flight.end.time, by) },
    departure_gate: `${random.text('ABCDZ', 1)}${random.int(1, 62)}`,
  }
  return [{ ...booking, class: 'update', sentAt, reservations: [reservation] }]
}

const shifted = ({ local = '', zone = 'UTC' }: Reservation['start']['time'], minutes: number) => ({
  local: addMinutes(local, zone, minutes),
  zone,
})
