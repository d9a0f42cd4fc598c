import type { Chance } from '@sextant/domain/kit/chance'
import { addDays } from '@sextant/domain/kit/local-time'
import type { Booking } from './bookings'
import { at } from './clock'
import { brokenMail, junkMail } from './junk-mail'
import { bookingMail, messageOf } from './mail'
import type { DemoTeam } from './teams'
import type { DemoTraveler } from './travelers'
import { travelsOf } from './travels'

/** What arrived at a team: a booking that has its mail, one whose mail is long gone, or a mail that is no booking. */
export type Arrival = {
  readonly sentAt: string
  readonly traveler: DemoTraveler
  readonly booking: Booking | null
  readonly message: string | null
}

type Days = {
  readonly today: string
  /** ISO 8601, UTC: nothing is told after it. */
  readonly now: string
}

/**
 * Everything that arrives at a team, in order of time. Recent bookings have their mails; among them is what is no
 * booking.
 */
export function arrivalsAt(
  team: DemoTeam,
  travelers: readonly DemoTraveler[],
  mailbox: string,
  { today, now }: Days,
  chance: Chance,
): Arrival[] {
  const since = at(addDays(today, -team.mailDays), 0)
  const bookings = travelers
    .flatMap((traveler) => travelsOf(team, traveler, today, now, chance.fork(`travels ${traveler.email}`)))
    .toSorted(byTime)
  const bookedAt = bookings.map((booking, place): Arrival => {
    const letter = booking.sentAt < since ? null : bookingMail(booking, `${team.id}.${place + 1}`)
    const { sentAt, traveler } = booking
    return { sentAt, traveler, booking, message: letter && messageOf(letter, mailbox) }
  })
  return [...bookedAt, ...noise(team, travelers, mailbox, { since, now }, chance.fork('noise'))].toSorted(byTime)
}

type Timed = { readonly sentAt: string }
const byTime = (a: Timed, b: Timed): number => (a.sentAt < b.sentAt ? -1 : a.sentAt > b.sentAt ? 1 : 0)

/** Mails without travel data, and a few that cannot be read: about one in two days. */
function noise(
  team: DemoTeam,
  travelers: readonly DemoTraveler[],
  mailbox: string,
  { since, now }: { readonly since: string; readonly now: string },
  chance: Chance,
): Arrival[] {
  const [from, to] = [Date.parse(`${since}Z`), Date.parse(now)]
  const count = Math.round((to - from) / 86_400_000 / 2)
  return Array.from({ length: count }, (_, place): Arrival => {
    const traveler = chance.pick(travelers)
    const sentAt = new Date(from + Math.floor(chance.real() * (to - from))).toISOString()
    const id = `${team.id}.noise.${place + 1}`
    const message = chance.yes(0.12)
      ? brokenMail(traveler, sentAt, id, mailbox)
      : messageOf(junkMail(traveler, sentAt, id, chance), mailbox)
    return { sentAt, traveler, booking: null, message }
  })
}
