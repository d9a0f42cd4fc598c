import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { distinctPeople, equalShare, type Share, withShare } from '@sextant/domain/segments/per-traveler'
import { matchPassengers } from '@sextant/domain/travelers/match'
import { searchedParts } from '@sextant/domain/travelers/name-key'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { type KnownTraveler, listKnownTravelers } from '../../travelers'
import { columnsOf } from '../columns'
import { draftOf } from '../draft-of'
import { bySystem } from '../history/cause'
import { insertSegment } from '../insert-segment'
import { divideSharedJob } from '../jobs'
import type { AppliedChange } from '../merge-into'
import { deleteObservations } from '../observations/store'
import { ownerKeyOf } from '../owner'
import { emitChanges } from '../report-changes'
import { segmentsChanged } from '../signals'
import { lockSegments, type SegmentRow, updateSegment } from '../store'
import { copyMails, findShared } from './store'

/** The number of segments per transaction; email processing waits for it. */
const batchSize = 100

/**
 * Creates a segment for each traveler where an earlier release put several on one. The segment stays with its owner;
 * the others get what a new email would give them, and share its price.
 */
export async function divideShared(services: Services, tx: Tx, { after }: { readonly after: string }): Promise<void> {
  await lockSegments(tx)
  const rows = await findShared(tx, after, batchSize)
  const last = rows.at(-1)
  if (!last) return
  const nameParts = [...new Set(rows.flatMap(({ travelers }) => travelers.flatMap(searchedParts)))]
  const travelers = await listKnownTravelers(tx, { addresses: [], nameParts })
  const applied: AppliedChange[] = []
  for (const row of rows) applied.push(...(await divide(tx, row, travelers)))
  await emitChanges(tx, applied, bySystem(services.clock.now()))
  const ownerKeys = [...new Set(applied.flatMap((one) => one.ownerKeys))]
  if (ownerKeys.length > 0) await segmentsChanged.send(services, tx, { ownerKeys })
  if (rows.length === batchSize) await enqueue(tx, divideSharedJob, { after: last.id })
}

async function divide(tx: Tx, row: SegmentRow, travelers: readonly KnownTraveler[]): Promise<readonly AppliedChange[]> {
  const people = new Set(distinctPeople(row.travelers))
  const names = row.travelers.filter((_, place) => people.has(place))
  const memberOf = (name: string): string | null =>
    matchPassengers({ passengers: [{ name }], addresses: [], mailboxes: [] }, travelers).traveler_id
  const ownerName = names.find((name) => row.member_id !== null && memberOf(name) === row.member_id) ?? names[0]
  const applied: AppliedChange[] = []
  for (const [index, name] of names.entries()) {
    const part = partOf(draftOf(row), name, equalShare(index, names.length))
    applied.push(name === ownerName ? await retain(tx, row, part) : await addFor(tx, row, part, memberOf(name)))
  }
  return applied
}

/** One traveler's part of a segment, with their seat and ticket if there is one for each. */
function partOf(draft: SegmentDraft, name: string, share: Share): SegmentDraft {
  const part = { ...withShare(draft, share), travelers: [name] }
  const ownOf = (values: readonly string[]): string[] =>
    values.length === share.weights.length ? values.slice(share.index, share.index + 1) : [...values]
  return 'tickets' in part ? { ...part, seats: ownOf(part.seats), tickets: ownOf(part.tickets) } : part
}

async function retain(tx: Tx, row: SegmentRow, part: SegmentDraft): Promise<AppliedChange> {
  await updateSegment(tx, row.id, columnsOf(part))
  await deleteObservations(tx, [row.id])
  return { segmentId: row.id, change: 'updated', fields: ['travelers'], ownerKeys: [row.owner_key], before: row }
}

async function addFor(tx: Tx, row: SegmentRow, part: SegmentDraft, member: string | null): Promise<AppliedChange> {
  const { observed_at, cancelled_at, email_id, booking_id } = row
  const owner_key = ownerKeyOf(member, part, email_id ?? row.id)
  const columns = { ...columnsOf(part), observed_at, cancelled_at, email_id, booking_id, member_id: member, owner_key }
  const segmentId = await insertSegment(tx, columns, part.references)
  await copyMails(tx, row.id, segmentId)
  return { segmentId, change: 'created', fields: [], ownerKeys: [owner_key], before: null }
}
