import type { Tx } from '../../platform/database/transaction'
import { findSegmentsOfOwner } from '../../segments'
import { issuesOf } from './issues-of'
import { keepIssues } from './store'

/** Looks an owner's trips through as they stand now, and keeps what is found. */
export const inspectOwner = async (tx: Tx, ownerKey: string): Promise<void> =>
  await keepIssues(tx, ownerKey, issuesOf(await findSegmentsOfOwner(tx, ownerKey)))
