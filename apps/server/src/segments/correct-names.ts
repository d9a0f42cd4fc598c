import type { Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import { withFormerName } from '@sextant/domain/segments/former-names'
import { codesOf } from '@sextant/domain/segments/references'
import { withoutStatus } from '@sextant/domain/segments/without-status'
import { sameName } from '@sextant/domain/travelers/name-key'
import { sql } from 'kysely'
import type { EmailRead } from '../emails'
import type { Tx } from '../platform/database/transaction'
import { findByCodes } from './bookings/store'
import { draftOf } from './draft-of'
import { type AppliedChange, type Incoming, mergeInto } from './merge-into'
import { ownerKeyOf } from './owner'
import { loadPeople, matchParts } from './owners/match-of'
import { findSegments, type SegmentRow } from './store'

/** Corrects names in bookings of which an email has only the reference: it says nothing else of them. */
export async function correctNames(
  tx: Tx,
  { emailId, observedAt, extraction }: EmailRead,
): Promise<readonly AppliedChange[]> {
  const applied: AppliedChange[] = []
  for (const { from, to, references } of extraction.corrected_names ?? [])
    for (const row of await findSegments(tx, await findByCodes(tx, references.map(foldCode))))
      applied.push(...(await correctName(tx, row, { from, to, emailId, observedAt })))
  return applied
}

/**
 * A booking's draft with the name that an email has corrected which was written later but arrived earlier; null if
 * there is none.
 */
export async function withCorrectedName(tx: Tx, { draft, origin }: Incoming): Promise<Incoming | null> {
  const corrections = await findCorrections(tx, codesOf(draft), origin.observedAt)
  const isOfDraft = ({ from }: Correction): boolean => draft.travelers.some((one) => sameName(one, from))
  const correction = corrections.findLast(isOfDraft)
  if (!correction) return null
  const { from, to } = correction
  const renamed = withFormerName({ ...draft, travelers: [to] }, from)
  const member = await memberOf(tx, to)
  const ownerKey = ownerKeyOf(member, renamed, origin.emailId ?? correction.emailId)
  return { draft: renamed, origin: { ...origin, member, ownerKey } }
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
): Promise<readonly AppliedChange[]> {
  if (!row.travelers.some((one) => sameName(one, from))) return []
  const member = await memberOf(tx, to)
  const draft = withFormerName({ ...withoutStatus(draftOf(row)), travelers: [to] }, from)
  const ownerKey = ownerKeyOf(member, draft, emailId)
  return [await mergeInto(tx, row, draft, { emailId, observedAt, member, ownerKey, reassigns: true })]
}

/** The team's traveler with a name; null if there is none. */
async function memberOf(tx: Tx, name: string): Promise<string | null> {
  const identity = { addresses: [], reservations: [bookedFor(name)] }
  const [part] = matchParts(identity, bookedFor(name), await loadPeople(tx, [identity]))
  return part?.match.traveler_id ?? null
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
