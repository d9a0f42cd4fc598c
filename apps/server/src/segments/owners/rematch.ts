import { Reservation, Source } from '@sextant/contract/emails/reservation'
import { same } from '@sextant/domain/segments/same'
import type { TravelerMatch } from '@sextant/domain/travelers/match'
import * as z from 'zod/mini'
import { insertEmailEvents, updateEmail } from '../../emails'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { rematchJob } from '../../travelers'
import { draftFrom } from '../draft-from'
import { draftOf } from '../draft-of'
import { bySystem, type Cause } from '../history/cause'
import { matchEvent } from '../normalise-email'
import { ownerKeyOf } from '../owner'
import { reportUpdated } from '../report-changes'
import { segmentsChanged } from '../signals'
import { findSegments, lockSegments, type SegmentRow, updateSegment } from '../store'
import { loadPeople, matchParts, type People } from './match-of'
import { findUnmatchedEmails, type UnmatchedEmail } from './store'

/** The number of emails per transaction. Email processing waits for it, because it holds the team's lock. */
const batchSize = 200

type Payload = { readonly travelerId: string | null; readonly after?: string | undefined }

/**
 * Matches earlier emails to a person, or to anyone known by now, with the same rules as new email; in batches, each
 * followed by a job for the rest. Segments that have a traveler are left unchanged.
 */
export async function rematch(services: Services, tx: Tx, payload: Payload): Promise<void> {
  const { travelerId, after = '0' } = payload
  await lockSegments(tx)
  const mails = (await findUnmatchedEmails(tx, after, batchSize)).map(readMail)
  const last = mails.at(-1)
  if (!last) return
  const people = await loadPeople(tx, mails)
  const cause = bySystem(services.clock.now())
  const ownerKeys = new Set<string>()
  for (const mail of mails) {
    for (const traveler of travelerId === null ? travelersOf(mail, people) : [travelerId])
      for (const key of await assignSegments(tx, { mail, traveler, people, cause })) ownerKeys.add(key)
  }
  if (ownerKeys.size > 0) await segmentsChanged.send(services, tx, { ownerKeys: [...ownerKeys] })
  if (mails.length === batchSize) await enqueue(tx, rematchJob, { travelerId, after: last.id })
}

/** Everyone who is the traveler of a reservation in the email. */
const travelersOf = (mail: Mail, people: People): ReadonlySet<string> =>
  new Set(
    mail.reservations
      .flatMap((reservation) => matchParts(mail, reservation, people))
      .flatMap(({ match }) => match.traveler_id ?? []),
  )

const source = Source.parse({ id: 'Email', name: 'Email', type: 'unknown' })

type Mail = ReturnType<typeof readMail>

const readMail = ({ people, reservations, ...mail }: UnmatchedEmail) => ({
  ...mail,
  addresses: people,
  reservations: z.array(Reservation).parse(reservations),
})

type Assignment = {
  readonly mail: Mail
  readonly traveler: string
  readonly people: People
  readonly cause: Cause
}

/** Assigns the traveler's segments of one email; returns the owners whose trips are affected. */
async function assignSegments(tx: Tx, { mail, traveler, people, cause }: Assignment): Promise<string[]> {
  const parts = mail.reservations
    .flatMap((reservation) => matchParts(mail, reservation, people))
    .filter(({ match }) => match.traveler_id === traveler)
  const drafts = parts.flatMap(({ reservation }) => draftFrom(reservation, { source, convert: () => null }) ?? [])
  if (drafts.length === 0) return []
  const rows = await findSegments(tx, mail.segment_ids)
  const matching = rows.filter((row) => drafts.some((draft) => same(draft, draftOf(row))))
  const keys: string[] = []
  for (const row of matching) keys.push(...(await assignSegment(tx, row, traveler, cause)))
  const [first] = parts
  if (matching.length > 0 && mail.member_id === null && first) await linkMatch(tx, mail, first.match)
  return keys
}

async function assignSegment(tx: Tx, row: SegmentRow, traveler: string, cause: Cause): Promise<string[]> {
  const owner_key = ownerKeyOf(traveler, row, '0')
  await updateSegment(tx, row.id, { member_id: traveler, owner_key })
  await reportUpdated(tx, [row], cause)
  return [row.owner_key, owner_key]
}

async function linkMatch(tx: Tx, mail: Mail, match: TravelerMatch): Promise<void> {
  await updateEmail(tx, mail.id, { member_id: match.traveler_id, match_method: match.method })
  await insertEmailEvents(tx, mail.id, [matchEvent(match)])
}
