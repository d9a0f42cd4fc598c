import { createHash } from 'node:crypto'
import type { Extraction } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'
import type { DemoTraveler } from '@sextant/demo/travelers'
import { needsReview } from '@sextant/domain/emails/needs-review'
import { readBy } from '@sextant/domain/emails/read-by'
import { changesBetween, isAfterDeparture } from '@sextant/domain/segments/changes'
import { matchTraveler, type TravelerMatch } from '@sextant/domain/travelers/match'
import type { Selectable } from 'kysely'
import type { NewEvent } from '../../emails'
import { receivedEvent } from '../../emails/accept-message'
import { finalEvent } from '../../emails/finish-email'
import { outcomeOf } from '../../emails/outcome'
import type { ReadDocument } from '../../emails/read-document'
import { readingColumns, readingEvents } from '../../emails/reading'
import type { FullEmailRow } from '../../emails/store'
import type { EmailAttachments, EmailEvents, SegmentChanges, SegmentMails } from '../../platform/database/tables.gen'
import { matchEvent } from '../../segments/normalise-email'
import { changeEvents } from '../../segments/report-changes'
import type { Change } from './apply-booking'

/** A received and processed email: its bytes for the blob store, and its rows. */
export type DeliveredMail = {
  readonly bytes: Uint8Array
  readonly email: FullEmailRow
  readonly events: readonly Omit<Selectable<EmailEvents>, 'id'>[]
  readonly attachments: readonly Omit<Selectable<EmailAttachments>, 'id'>[]
  readonly segmentMails: readonly Selectable<SegmentMails>[]
  readonly segmentChanges: readonly Omit<Selectable<SegmentChanges>, 'id'>[]
}

export type Delivery = {
  readonly team: string
  readonly id: string
  readonly bytes: Uint8Array
  readonly from: string
  readonly mailboxId: string
  readonly mailbox: string
  /** ISO 8601, UTC. */
  readonly received: string
  /** How long reading it took. */
  readonly ms: number
}

/** The traveler whose booking an email is about. */
export function travelerOf(
  { message, extraction }: ReadDocument,
  people: readonly DemoTraveler[],
  mailbox: string,
): TravelerMatch {
  const passengers = (extraction.reservations[0]?.travelers ?? []).map(({ name = '', email }) => ({
    name,
    email,
  }))
  return matchTraveler(
    { passengers, addresses: message?.people ?? [], mailboxes: [mailbox] },
    people
      .filter(({ active, isGuest }) => active && !isGuest)
      .map((person) => ({ ...person, extra_emails: person.extra })),
  )
}

/** The rows of an email, as the server writes them on receipt and processing. */
export function delivered(
  delivery: Delivery,
  read: ReadDocument,
  match: TravelerMatch | null,
  changes: readonly Change[],
): DeliveredMail {
  const { team, id, bytes, received, ms } = delivery
  const outcome = outcomeOf(read.extraction)
  const log: NewEvent[] = [
    receivedEvent({ via: { protocol: 'smtp', from: delivery.from, to: delivery.mailbox }, bytes }),
    ...readingEvents(read.extraction, ms),
    ...(match ? [...changeEvents(read.extraction.reservations.length, changes), matchEvent(match)] : []),
    finalEvent(outcome, ms + 4),
  ]
  return {
    bytes,
    email: emailRow(delivery, read, outcome, match, new Set(changes.map(({ segmentId }) => segmentId)).size),
    events: log.map(({ type, message, status = 'ok', detail = {}, duration_ms = null }, at) => ({
      team_id: team,
      email_id: id,
      type,
      status,
      message,
      detail,
      duration_ms,
      created: at === 0 ? received : after(received, ms + at),
    })),
    attachments: (read.message?.attachments ?? []).map((attachment) => ({
      ...attachment,
      team_id: team,
      email_id: id,
    })),
    segmentMails: firstOfEach(changes).map(({ segmentId, change, fields }) => ({
      team_id: team,
      segment_id: segmentId,
      email_id: id,
      change,
      fields: [...fields],
      created: received,
    })),
    segmentChanges: firstOfEach(changes).map(({ segmentId, change, states: [before, now = before] }) => ({
      team_id: team,
      segment_id: segmentId,
      email_id: id,
      actor: 'email',
      change,
      changes: before && now ? changesBetween(before, now) : [],
      after_departure: isAfterDeparture(
        received,
        [before, now].flatMap((state) => state ?? []),
      ),
      created: received,
    })),
  }
}

/** Each segment lists an email only once, with its first change to the segment. */
const firstOfEach = (changes: readonly Change[]): Change[] =>
  changes.filter(({ segmentId }, at) => changes.findIndex((change) => change.segmentId === segmentId) === at)

const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

const unread = {
  subject: null,
  cc_address: null,
  msg_id: null,
  msg_date: null,
  observed_at: null,
  body_hash: null,
  structure: null,
  attachment_count: 0,
  people: [],
  headers: [],
}

function emailRow(
  { team, id, bytes, from, mailboxId, mailbox, received, ms }: Delivery,
  read: ReadDocument,
  { status, reason }: { status: EmailStatus; reason: string | null },
  match: TravelerMatch | null,
  segments: number,
): FullEmailRow {
  const { reservations, diagnostics }: Extraction = read.extraction
  return {
    ...unread,
    ...readingColumns({ from_address: from, to_address: mailbox }, read),
    from_address: read.message?.from[0]?.address ?? from,
    to_address: read.message?.to.map(({ address }) => address).join(', ') || mailbox,
    headers: read.message?.headers ?? [],
    reservations,
    diagnostics,
    team_id: team,
    id,
    mailbox_id: mailboxId,
    status,
    status_reason: reason,
    content_hash: createHash('sha256').update(bytes).digest(),
    size_bytes: bytes.length,
    acknowledged: true,
    released: false,
    // The senders are fictitious.
    authenticity: null,
    redacted: false,
    segment_count: segments,
    attempt: 1,
    member_id: match?.traveler_id ?? null,
    match_method: match?.method ?? null,
    retry_of_id: null,
    reviewed_with: null,
    assignee_id: null,
    review: needsReview(status, reservations) ? 'Open' : null,
    reader: null,
    read_by: readBy(reservations),
    read_at: status === 'Processed' ? after(received, ms) : null,
    metadata: { protocol: 'smtp' },
    created: received,
    modified: after(received, ms + 6),
  }
}
