import type { Collection, Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import { forgetEvents } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { presentSegment } from '../present'
import { findSegments } from '../store'
import { deleteSegments } from './store'

/** Hands over a person's segments. */
export async function collectSegments(_: Services, tx: Tx, { segmentIds, add }: Collection): Promise<void> {
  const rows = segmentIds.length === 0 ? [] : await findSegments(tx, segmentIds)
  add('segments.json', rows.map(presentSegment), rows.length)
}

/** Erases a person's segments. */
export async function eraseSegments(_: Services, tx: Tx, subject: Erasure): Promise<void> {
  const { segmentIds, emailIds } = subject
  await forgetEvents(tx, 'segment', segmentIds)
  await deleteSegments(tx, segmentIds, emailIds)
  subject.count('segments', segmentIds.length)
}
