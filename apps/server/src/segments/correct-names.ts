import type { Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import { withoutStatus } from '@sextant/domain/segments/without-status'
import { sameName } from '@sextant/domain/travelers/name-key'
import type { EmailRead } from '../emails'
import type { Tx } from '../platform/database/transaction'
import { findByCodes } from './bookings/store'
import { draftOf } from './draft-of'
import { type Applied, mergeInto } from './merge-into'
import { ownerKeyOf } from './owner'
import { loadPeople, matchParts } from './owners/match-of'
import { findSegments } from './store'

/** Corrects names in bookings of which an email has only the reference: it says nothing else of them. */
export async function correctNames(
  tx: Tx,
  { emailId, observedAt, extraction }: EmailRead,
): Promise<readonly Applied[]> {
  const applied: Applied[] = []
  for (const { from, to, references } of extraction.corrected_names ?? []) {
    const rows = await findSegments(tx, await findByCodes(tx, references.map(foldCode)))
    const identity = { addresses: [], reservations: [bookedFor(to)] }
    const people = await loadPeople(tx, [identity])
    const [part] = matchParts(identity, bookedFor(to), people)
    const member = part?.match.traveler_id ?? null
    for (const row of rows.filter(({ travelers }) => travelers.some((one) => sameName(one, from)))) {
      const draft = { ...withoutStatus(draftOf(row)), travelers: [to] }
      const ownerKey = ownerKeyOf(member, draft, emailId)
      applied.push(await mergeInto(tx, row, draft, { emailId, observedAt, member, ownerKey }))
    }
  }
  return applied
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
