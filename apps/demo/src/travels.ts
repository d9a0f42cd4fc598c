import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Chance } from '@sextant/domain/kit/chance'
import { addDays, daysBetween, instantOf } from '@sextant/domain/kit/local-time'
import type { Booking } from './bookings'
import { changesOf } from './changes'
import { type Channel, channelFor } from './channels'
import { cityNamed } from './cities'
import { at, weekday } from './clock'
import { planTrip, type TicketFor } from './plan-trip'
import type { DemoTeam } from './teams'
import type { DemoTraveler } from './travelers'

/** The months that the demo covers, in days: behind today and ahead of it. */
const daysBack = 456
const daysAhead = 91

/** Who has left the company has not travelled since so many days. */
const daysSinceLeaving = 120

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Everything that a traveler booked in the demo's eighteen months: trip after trip with time at home between, each
 * booked some days or weeks ahead; what would be booked only after today is not there yet.
 * @param now ISO 8601, UTC
 */
export function travelsOf(
  team: DemoTeam,
  traveler: DemoTraveler,
  today: string,
  now: string,
  chance: Chance,
): Booking[] {
  const bookings: Booking[] = []
  const last = addDays(today, traveler.active ? daysAhead : -daysSinceLeaving)
  const pause = (): number => Math.max(2, Math.round((365 / traveler.trips) * (0.3 + chance.real() * 1.4)))
  let day = addDays(today, -daysBack + chance.int(0, pause()))
  let out = outNow(traveler, today, chance.fork('out now'))
  for (let trip = 1; day < last; trip++) {
    const usual = workday(day, chance)
    const isNow = out !== null && day <= out && usual > addDays(out, -closeTo)
    const start = isNow && out !== null ? out : usual
    if (isNow) out = null
    const own = chance.fork(`trip ${trip}`)
    const bookedAt = bookedBefore(start, traveler.zone, own)
    const channel = channelFor(team, own)
    const plan = planTrip(traveler, start, ticketsOf(traveler, channel, own.fork('tickets')), own.fork('plan'))
    if (bookedAt < now) {
      const booked = channel.bookings(traveler, plan, bookedAt)
      bookings.push(...booked, ...changesOf(booked, plan, bookedAt, now, own.fork('changes')))
    }
    day = addDays(lastDay(plan, start), pause())
  }
  return bookings.filter(({ sentAt }) => sentAt < now)
}

/** A trip that would begin this close to the one that is under way, in days, is that one. */
const closeTo = 12

/**
 * Some people are out on any day, a weekend too: the day on which their trip began, today for every other one of them.
 */
function outNow({ active, isGuest }: DemoTraveler, today: string, chance: Chance): string | null {
  if (!active || isGuest || !chance.yes(0.3)) return null
  return addDays(today, chance.yes(0.5) ? 0 : -chance.int(1, 3))
}

/** Trips begin on Monday to Thursday, Monday and Tuesday above all. */
function workday(day: string, chance: Chance): string {
  const wanted = chance.weighted([
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 2],
    [0, 1],
  ])
  return addDays(day, (wanted - weekday(day) + 7) % 7)
}

/** When a trip is booked: a day to twelve weeks before it begins, in the traveler's office hours. */
function bookedBefore(start: string, zone: string, chance: Chance): string {
  const lead = chance.weighted([
    [chance.int(1, 3), 2],
    [chance.int(4, 10), 4],
    [chance.int(11, 24), 4],
    [chance.int(25, 50), 3],
    [chance.int(51, 85), 2],
  ])
  return instantOf(at(addDays(start, -lead), chance.int(8 * 60, 18 * 60)), zone) ?? `${start}T00:00:00.000Z`
}

function ticketsOf(traveler: DemoTraveler, channel: Channel, chance: Chance): TicketFor {
  const passenger = {
    name: `${traveler.first_name} ${traveler.last_name}`,
    first_name: traveler.first_name,
    last_name: traveler.last_name,
  }
  const { currency } = cityNamed(traveler.office)
  const numbers = {
    journey: () => chance.text(letters, 6),
    hotel: () => chance.text('0123456789', 8),
    car: () => `${chance.text('0123456789', 8)}${chance.text('ABCDEFG', 2)}`,
    other: () => `${chance.text(letters, 4)}-${chance.text('0123456789', 4)}`,
  }
  return (kind) => ({ passenger, number: numbers[kind](), currency, markup: channel.markup })
}

const lastDay = (
  { journeys, others }: { journeys: readonly Reservation[]; others: readonly Reservation[] },
  start: string,
): string => {
  const days = [...journeys, ...others].map(({ end }) => end.time.local?.slice(0, 10) ?? start)
  return days.reduce((last, day) => (daysBetween(last, day) > 0 ? day : last), start)
}
