import { type Arrival, arrivalsAt } from '@sextant/demo/arrivals'
import type { Ids } from '@sextant/demo/ids'
import type { DemoTeam } from '@sextant/demo/teams'
import type { DemoTraveler } from '@sextant/demo/travelers'
import type { Random } from '@sextant/domain/kit/random'
import type { ReadDocument } from '../../emails/read-document'
import { ownerKeyOf } from '../../segments/owner'
import { applyExtraction, type Ledger, type Origin } from './apply-booking'
import { type DeliveredMail, delivered, travelerOf } from './deliver-mail'
import { formTrips } from './form-trips'
import type { TeamRows } from './tables'

/** The input for a team's history. */
export type HistoryOptions = {
  readonly ids: Ids
  readonly today: string
  /** ISO 8601, UTC; nothing happens after it. */
  readonly now: string
  /** Address of the team's mailbox. */
  readonly mailbox: string
  readonly read: (bytes: Uint8Array, contextDate: string) => ReadDocument
}

export type TeamHistory = { readonly rows: TeamRows; readonly mails: readonly DeliveredMail[] }

/**
 * Eighteen months of a team's history: its bookings, in the order in which their emails were sent, applied by the
 * product's rules.
 */
export function historyOf(
  team: DemoTeam,
  travelers: readonly DemoTraveler[],
  options: HistoryOptions,
  random: Random,
): TeamHistory {
  const { ids, mailbox } = options
  const ledger: Ledger = { ids, byOwner: new Map(), stated: [] }
  const mails = arrivalsAt(team, travelers, mailbox, options, random).flatMap((arrival) => {
    const received = new Date(Date.parse(arrival.sentAt) + random.int(2, 50) * 1000).toISOString()
    if (arrival.message !== null) {
      const bytes = Buffer.from(arrival.message, 'utf8')
      const post = { bytes, received, from: arrival.traveler.email, ms: random.int(6, 38) }
      return [receive(ledger, team, travelers, options, post)]
    }
    addHistoricBooking(ledger, team, arrival, received)
    return []
  })
  return { rows: rowsOf(team, ledger, mails), mails }
}

type Post = Pick<Parameters<typeof delivered>[0], 'bytes' | 'received' | 'from' | 'ms'>

/** Receives an email: reads it, matches its traveler, and applies its contents. */
function receive(
  ledger: Ledger,
  team: DemoTeam,
  travelers: readonly DemoTraveler[],
  { ids, mailbox, read }: HistoryOptions,
  post: Post,
): DeliveredMail {
  const id = ids.next('emails')
  const document = read(post.bytes, post.received)
  const isBooking = document.extraction.reservations.length > 0
  const match = isBooking ? travelerOf(document, travelers, mailbox) : null
  const observedAt = document.message?.observedAt ?? post.received
  const origin = originOf(team, match?.traveler_id ?? null, {
    emailId: id,
    observedAt,
    received: post.received,
  })
  const changes = applyExtraction(ledger, document.extraction, origin)
  return delivered({ ...post, team: team.id, id, mailboxId: team.id, mailbox }, document, match, changes)
}

/** Adds an old booking whose email is no longer stored. */
function addHistoricBooking(
  ledger: Ledger,
  team: DemoTeam,
  { booking, traveler, sentAt }: Arrival,
  received: string,
): void {
  if (!booking) return
  const origin = originOf(team, traveler.isGuest ? null : traveler.id, { emailId: null, observedAt: sentAt, received })
  applyExtraction(ledger, { ...booking, amounts: [...(booking.amounts ?? [])] }, origin)
}

const originOf = (
  { currency }: DemoTeam,
  member: string | null,
  mail: Pick<Origin, 'emailId' | 'observedAt' | 'received'>,
): Origin => ({
  ...mail,
  currency,
  member,
  ownerOf: (draft) => ownerKeyOf(member, draft, mail.emailId ?? '0'),
})

function rowsOf(team: DemoTeam, ledger: Ledger, mails: readonly DeliveredMail[]): TeamRows {
  const { ids } = ledger
  return {
    ...formTrips(team, ledger),
    emails: mails.map(({ email }) => email),
    email_events: mails.flatMap(({ events }) => events).map((event) => ({ ...event, id: ids.next('email_events') })),
    email_attachments: mails
      .flatMap(({ attachments }) => attachments)
      .map((attachment) => ({ ...attachment, id: ids.next('email_attachments') })),
    segment_mails: mails.flatMap(({ segmentMails }) => segmentMails),
    segment_changes: mails.flatMap(({ segmentChanges }) => segmentChanges),
  }
}
