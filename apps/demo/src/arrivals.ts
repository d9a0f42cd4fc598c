import { addDays } from '@sextant/domain/kit/local-time'
import type { Random } from '@sextant/domain/kit/random'
import type { Booking } from './bookings'
import { at } from './clock'
import { brokenMail, junkMail } from './junk-mail'
import { bookingMail, messageOf } from './mail'
import type { DemoTeam } from './teams'
import type { DemoTraveler } from './travelers'
import { travelsOf } from './travels'

/**
 * An arrival at a team: a booking with its email, a booking whose email is older than the demo keeps, or an email
 * without a booking.
 */
export type Arrival = {
  readonly sentAt: string
  readonly traveler: DemoTraveler
  readonly booking: Booking | null
  readonly message: string | null
}

type Days = {
  readonly today: string
  /** ISO 8601, UTC; the end of the demo's data. */
  readonly now: string
}

/**
 * All arrivals of a team in chronological order. Recent bookings have their emails, mixed with emails without bookings.
 */
export function arrivalsAt(
  team: DemoTeam,
  travelers: readonly DemoTraveler[],
  mailbox: string,
  { today, now }: Days,
  random: Random,
): Arrival[] {
  const since = at(addDays(today, -team.mailDays), 0)
  const bookings = travelers
    .flatMap((traveler) => travelsOf(team, traveler, today, now, random.fork(`travels ${traveler.email}`)))
    .toSorted(byTime)
  const bookedAt = bookings.map((booking, place): Arrival => {
    const email = booking.sentAt < since ? null : bookingMail(booking, `${team.id}.${place + 1}`)
    const { sentAt, traveler } = booking
    return { sentAt, traveler, booking, message: email && messageOf(email, mailbox) }
  })
  return [...bookedAt, ...junkArrivals(team, travelers, mailbox, { since, now }, random.fork('noise'))].toSorted(byTime)
}

type WithSendTime = { readonly sentAt: string }
const byTime = (a: WithSendTime, b: WithSendTime): number => (a.sentAt < b.sentAt ? -1 : a.sentAt > b.sentAt ? 1 : 0)

/** Emails without travel data, and a few that cannot be read: about one every two days. */
function junkArrivals(
  team: DemoTeam,
  travelers: readonly DemoTraveler[],
  mailbox: string,
  { since, now }: { readonly since: string; readonly now: string },
  random: Random,
): Arrival[] {
  const [from, to] = [Date.parse(`${since}Z`), Date.parse(now)]
  const count = Math.round((to - from) / 86_400_000 / 2)
  return Array.from({ length: count }, (_, place): Arrival => {
    const traveler = random.pick(travelers)
    const sentAt = new Date(from + Math.floor(random.float() * (to - from))).toISOString()
    const id = `${team.id}.noise.${place + 1}`
    const message = random.boolean(0.12)
      ? brokenMail(traveler, sentAt, id, mailbox)
      : messageOf(junkMail(traveler, sentAt, id, random), mailbox)
    return { sentAt, traveler, booking: null, message }
  })
}
