import type { Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import { withFormerName } from '@sextant/domain/segments/former-names'
import { withoutStatus } from '@sextant/domain/segments/without-status'
import { sameName } from '@sextant/domain/travelers/name-key'
import { sql } from 'kysely'
import type { EmailRead } from '../emails'
import type { Tx } from '../platform/database/transaction'
import { findByCodes } from './bookings/store'
import { draftOf } from './draft-of'
import { type Applied, mergeInto } from './merge-into'
import { ownerKeyOf } from './owner'
import { loadPeople, matchParts } from './owners/match-of'
import { findSegments, type SegmentRow } from './store'

/** Corrects names in bookings of which an email has only the reference: it says nothing else of them. */
export async function correctNames(
  tx: Tx,
  { emailId, observedAt, extraction }: EmailRead,
): Promise<readonly Applied[]> {
  const applied: Applied[] = []
  for (const { from, to, references } of extraction.corrected_names ?? [])
    for (const row of await findSegments(tx, await findByCodes(tx, references.map(foldCode))))
      applied.push(...(await correctName(tx, row, { from, to, emailId, observedAt })))
  return applied
}

/** Corrects the name of a segment's traveler if emails that arrived before have done so. */
export async function correctLater(tx: Tx, id: string, codes: readonly string[], since: string): Promise<readonly Applied[]> {
  const applied: Applied[] = []
  for (const correction of await findCorrections(tx, codes, since)) {
    const [row] = await findSegments(tx, [id])
    if (row) applied.push(...(await correctName(tx, row, correction)))
  }
  return applied
}

type Correction = {
  readonly from: string
  readonly to: string
  readonly emailId: string
  readonly observedAt: string
}

async function correctName(
  tx: Tx,
  row: SegmentRow,
  { from, to, emailId, observedAt }: Correction,
): Promise<readonly Applied[]> {
  if (!row.travelers.some((one) => sameName(one, from))) return []
  const identity = { addresses: [], reservations: [bookedFor(to)] }
  const [part] = matchParts(identity, bookedFor(to), await loadPeople(tx, [identity]))
  const member = part?.match.traveler_id ?? null
  const draft = withFormerName({ ...withoutStatus(draftOf(row)), travelers: [to] }, from)
  const ownerKey = ownerKeyOf(member, draft, emailId)
  return [await mergeInto(tx, row, draft, { emailId, observedAt, member, ownerKey, reassigns: true })]
}

/** The corrections of names under a booking's references, in emails written since. */
async function findCorrections(tx: Tx, codes: readonly string[], from: string): Promise<readonly Correction[]> {
  const { rows } = await sql<Correction>`
    select name ->> 'from' as "from", name ->> 'to' as "to", id as "emailId",
      coalesce(observed_at, msg_date) as "observedAt"
    from emails, jsonb_array_elements(stated_amounts -> 'corrected_names') name
    where team_id = ${tx.team} and stated_amounts ? 'corrected_names' and coalesce(observed_at, msg_date) >= ${from}
      and name -> 'references' ?| ${codes}::text[]
    order by coalesce(observed_at, msg_date), id`.execute(tx.db)
  return rows
}

const bookedFor = (name: string): Reservation => ({
  kind: 'flight',
  status: 'confirmed',
  travelers: [{ name }],
  provider: {},
  start: { place: {}, time: {} },
  end: { place: {}, time: {} },
  confidence: 1,
  evidence: {},
})
