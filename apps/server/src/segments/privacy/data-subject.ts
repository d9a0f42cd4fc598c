import type { Collection, Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import { deleteEvents } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { deleteDeletedCopiesOf, deleteRows, findDeletedOf } from '../deletion/store'
import { presentSegment } from '../present'
import { findSegments, lockSegments } from '../store'
import { unlinkEmails } from './store'

/** Collects a person's segments, and copies of deleted ones. */
export async function collectSegments(_: Services, tx: Tx, subject: Collection): Promise<void> {
  const { segmentIds, travelerIds, add } = subject
  const rows = segmentIds.length === 0 ? [] : await findSegments(tx, segmentIds)
  add('segments.json', rows.map(presentSegment), rows.length)
  const deleted = await findDeletedOf(tx, travelerIds)
  if (deleted.length > 0) add('deleted_segments.json', deleted, deleted.length)
}

/** Erases a person's segments. */
export async function eraseSegments(_: Services, tx: Tx, subject: Erasure): Promise<void> {
  const { segmentIds, emailIds, travelerIds } = subject
  // Taken before any row lock, since the team's incoming email takes this lock first as well.
  await lockSegments(tx)
  await deleteEvents(tx, 'segment', segmentIds)
  await deleteRows(tx, segmentIds)
  await unlinkEmails(tx, emailIds)
  await deleteDeletedCopiesOf(tx, travelerIds)
  subject.count('segments', segmentIds.length)
}
