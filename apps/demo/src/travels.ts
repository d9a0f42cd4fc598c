import { addDays, daysBetween, instantOf } from '@sextant/domain/kit/local-time'
import type { Random } from '@sextant/domain/kit/random'
import type { Booking } from './bookings'
import { changesOf } from './changes'
import { type Channel, channelFor } from './channels'
import { invoicesOf, withTaxes } from './charges'
import { cityNamed } from './cities'
import { at, weekday } from './clock'
import { planTrip, type TicketFor, type TripPlan } from './plan-trip'
import type { DemoTeam } from './teams'
import type { DemoTraveler } from './travelers'

/** The demo's period, in days before and after today. */
const daysBack = 456
const daysAhead = 91

/** How many days ago former employees last traveled. */
const daysSinceLeaving = 120

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * All of a traveler's bookings in the demo's eighteen months: one trip after another with time at home in between, each
 * booked days or weeks ahead. Bookings that would be made after `now` are omitted.
 * @param now ISO 8601, UTC
 */
export function travelsOf(
  team: DemoTeam,
  traveler: DemoTraveler,
  today: string,
  now: string,
  random: Random,
): Booking[] {
  const bookings: Booking[] = []
  const last = addDays(today, traveler.active ? daysAhead : -daysSinceLeaving)
  const daysBetweenTrips = (): number => Math.max(2, Math.round((365 / traveler.trips) * (0.3 + random.float() * 1.4)))
  let day = addDays(today, -daysBack + random.int(0, daysBetweenTrips()))
  let currentStart = currentTripStart(traveler, today, random.fork('out now'))
  for (let trip = 1; day < last; trip++) {
    const nextWorkday = workday(day, random)
    const isCurrent =
      currentStart !== null && day <= currentStart && nextWorkday > addDays(currentStart, -daysToCurrentTrip)
    const start = isCurrent && currentStart !== null ? currentStart : nextWorkday
    if (isCurrent) currentStart = null
    const tripChance = random.fork(`trip ${trip}`)
    const bookedAt = bookingTime(start, traveler.zone, tripChance)
    const channel = channelFor(team, tripChance)
    const plan = planTrip(
      traveler,
      start,
      ticketsOf(traveler, channel, tripChance.fork('tickets')),
      tripChance.fork('plan'),
    )
    if (bookedAt < now) {
      const charges = tripChance.fork('charges')
      const booked = channel.bookings(traveler, plan, bookedAt).map((booking) => withTaxes(booking, charges))
      const changes = changesOf(booked, plan, bookedAt, now, tripChance.fork('changes'))
      const isCancelled = changes.some((booking) => booking.class === 'cancellation')
      bookings.push(...booked, ...changes, ...(isCancelled ? [] : invoicesOf(booked, charges)))
    }
    day = addDays(lastDay(plan, start), daysBetweenTrips())
  }
  return bookings.filter(({ sentAt }) => sentAt < now)
}

/** A planned trip counts as the current one if it would start within this many days before it. */
const daysToCurrentTrip = 12

/**
 * The start of a current trip, today for half of those who have one, so that someone is away on any day, weekends
 * included.
 */
function currentTripStart({ active, isGuest }: DemoTraveler, today: string, random: Random): string | null {
  if (!active || isGuest || !random.boolean(0.3)) return null
  return addDays(today, random.boolean(0.5) ? 0 : -random.int(1, 3))
}

/** The start of a trip: mostly a Monday or Tuesday, otherwise a Wednesday, Thursday or Sunday. */
function workday(day: string, random: Random): string {
  const targetWeekday = random.weighted([
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 2],
    [0, 1],
  ])
  return addDays(day, (targetWeekday - weekday(day) + 7) % 7)
}

/** When a trip is booked: a day to twelve weeks ahead, during office hours. */
function bookingTime(start: string, zone: string, random: Random): string {
  const leadDays = random.weighted([
    [random.int(1, 3), 2],
    [random.int(4, 10), 4],
    [random.int(11, 24), 4],
    [random.int(25, 50), 3],
    [random.int(51, 85), 2],
  ])
  return instantOf(at(addDays(start, -leadDays), random.int(8 * 60, 18 * 60)), zone) ?? `${start}T00:00:00.000Z`
}

function ticketsOf(traveler: DemoTraveler, channel: Channel, random: Random): TicketFor {
  const passenger = {
    name: `${traveler.first_name} ${traveler.last_name}`,
    first_name: traveler.first_name,
    last_name: traveler.last_name,
  }
  const { currency } = cityNamed(traveler.office)
  const numbers = {
    journey: () => random.text(letters, 6),
    hotel: () => random.text('0123456789', 8),
    car: () => `${random.text('0123456789', 8)}${random.text('ABCDEFG', 2)}`,
    other: () => `${random.text(letters, 4)}-${random.text('0123456789', 4)}`,
  }
  return (kind) => ({ passenger, number: numbers[kind](), currency, markup: channel.markup })
}

const lastDay = ({ journeys, otherReservations }: TripPlan, start: string): string => {
  const days = [...journeys, ...otherReservations].map(({ end }) => end.time.local?.slice(0, 10) ?? start)
  return days.reduce((last, day) => (daysBetween(last, day) > 0 ? day : last), start)
}
