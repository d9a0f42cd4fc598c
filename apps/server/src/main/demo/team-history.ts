import type { Extraction } from '@sextant/contract/emails/reservation'
import type { Chance } from '@sextant/domain/kit/chance'
import { addDays } from '@sextant/domain/kit/local-time'
import type { ReadDocument } from '../../emails/read-document'
import { ownerKeyOf } from '../../segments/owner'
import { applyExtraction, type Change, type Ledger } from './apply-booking'
import type { Booking } from './bookings'
import { at } from './clock'
import { type DeliveredMail, delivered, travelerOf } from './deliver-mail'
import { formTrips } from './form-trips'
import type { Ids } from './ids'
import { brokenMail, junkMail } from './junk-mail'
import { bookingMail, messageOf } from './mail'
import type { TeamRows } from './tables'
import type { DemoTeam } from './teams'
import type { DemoTraveler } from './travelers'
import { travelsOf } from './travels'

/** What a team's history is made from. */
export type HistoryOptions = {
  readonly ids: Ids
  readonly today: string
  /** ISO 8601, UTC: nothing is told after it. */
  readonly now: string
  readonly mailDomain: string
  readonly read: (bytes: Uint8Array, contextDate: string) => ReadDocument
}

/** What arrived at a team: a booking that has its mail, one whose mail is long gone, or a mail that is no booking. */
type Arrival = {
  readonly told_at: string
  readonly traveler: DemoTraveler
  readonly booking: Booking | null
  readonly message: string | null
}

export type TeamHistory = { readonly rows: TeamRows; readonly mails: readonly DeliveredMail[] }

/** Eighteen months of a team: every booking in the order in which it was told, brought in by the product's own rules. */
export function historyOf(
  team: DemoTeam,
  travelers: readonly DemoTraveler[],
  options: HistoryOptions,
  chance: Chance,
): TeamHistory {
  const { ids } = options
  const ledger: Ledger = { ids, byOwner: new Map() }
  const mails: DeliveredMail[] = []
  const mailbox = `${team.mailbox}@${options.mailDomain}`
  for (const arrival of arrivalsAt(team, travelers, options, chance)) {
    const received = new Date(Date.parse(arrival.told_at) + chance.int(2, 50) * 1000).toISOString()
    if (arrival.message === null) {
      bringIn(ledger, team, arrival, received)
      continue
    }
    const bytes = Buffer.from(arrival.message, 'utf8')
    const read = options.read(bytes, received)
    const match = read.extraction.reservations.length > 0 ? travelerOf(read, travelers, mailbox) : null
    const id = ids.next('emails')
    const changes = match
      ? apply(ledger, team, read.extraction, {
          id,
          told_at: read.message?.toldAt ?? received,
          received,
          member: match.traveler_id,
        })
      : []
    const delivery = {
      team: team.id,
      id,
      bytes,
      from: arrival.traveler.email,
      mailboxId: team.id,
      mailbox,
      received,
      ms: chance.int(6, 38),
    }
    mails.push(delivered(delivery, read, match, changes))
  }
  return { rows: rowsOf(team, ledger, mails), mails }
}

function bringIn(
  ledger: Ledger,
  team: DemoTeam,
  { booking, traveler, told_at }: Arrival,
  received: string,
): void {
  if (!booking) return
  const extraction: Extraction = { ...booking, reservations: [...booking.reservations], diagnostics: [] }
  const member = traveler.isGuest ? null : traveler.id
  apply(ledger, team, extraction, { id: null, told_at, received, member })
}

type Told = {
  readonly id: string | null
  readonly told_at: string
  readonly received: string
  readonly member: string | null
}

const apply = (
  ledger: Ledger,
  team: DemoTeam,
  extraction: Extraction,
  { id, told_at, received, member }: Told,
): Change[] =>
  applyExtraction(ledger, extraction, {
    currency: team.currency,
    emailId: id,
    told_at,
    received,
    member,
    ownerOf: (draft) => ownerKeyOf(member, draft, id ?? '0'),
  })

/** Everything that arrives, in order of time. Recent bookings have their mails; among them is what is no booking. */
function arrivalsAt(
  team: DemoTeam,
  travelers: readonly DemoTraveler[],
  { today, now, mailDomain }: HistoryOptions,
  chance: Chance,
): Arrival[] {
  const since = at(addDays(today, -team.mailDays), 0)
  const mailbox = `${team.mailbox}@${mailDomain}`
  const bookings = travelers.flatMap((traveler) =>
    travelsOf(team, traveler, today, now, chance.fork(`travels ${traveler.email}`)),
  )
  const told = bookings.toSorted((a, b) => (a.told_at < b.told_at ? -1 : a.told_at > b.told_at ? 1 : 0))
  const arrivals = told.map((booking, place): Arrival => {
    const letter = booking.told_at >= since ? bookingMail(booking, `${team.id}.${place + 1}`) : null
    const { told_at, traveler } = booking
    return { told_at, traveler, booking, message: letter && messageOf(letter, mailbox) }
  })
  return [...arrivals, ...noise(team, travelers, since, now, mailbox, chance.fork('noise'))].toSorted(
    (a, b) => (a.told_at < b.told_at ? -1 : a.told_at > b.told_at ? 1 : 0),
  )
}

/** Mails without travel data, and a few that cannot be read: about one in two days. */
function noise(
  team: DemoTeam,
  travelers: readonly DemoTraveler[],
  since: string,
  now: string,
  mailbox: string,
  chance: Chance,
): Arrival[] {
  const [from, to] = [Date.parse(`${since}Z`), Date.parse(now)]
  const count = Math.round((to - from) / 86_400_000 / 2)
  return Array.from({ length: count }, (_, place): Arrival => {
    const traveler = chance.pick(travelers)
    const told_at = new Date(from + Math.floor(chance.real() * (to - from))).toISOString()
    const id = `${team.id}.noise.${place + 1}`
    const message = chance.yes(0.12)
      ? brokenMail(traveler, told_at, id, mailbox)
      : messageOf(junkMail(traveler, told_at, id, chance), mailbox)
    return { told_at, traveler, booking: null, message }
  })
}

function rowsOf(team: DemoTeam, ledger: Ledger, mails: readonly DeliveredMail[]): TeamRows {
  return {
    ...formTrips(team.id, ledger),
    emails: mails.map(({ email }) => email),
    email_events: mails
      .flatMap(({ events }) => events)
      .map((event) => ({ ...event, id: ledger.ids.next('email_events') })),
    email_attachments: mails
      .flatMap(({ attachments }) => attachments)
      .map((attachment) => ({ ...attachment, id: ledger.ids.next('email_attachments') })),
    segment_mails: mails.flatMap(({ segmentMails }) => segmentMails),
  }
}
