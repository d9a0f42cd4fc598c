import type { Tx } from '../../platform/database/transaction'
import { findSegmentsOfOwner } from '../../segments'
import { issuesOf } from './issues-of'
import { fixOthers, openIssues } from './store'

/**
 * Looks the trips of these owners through as they stand now, and keeps what is found. First all that there is, then
 * what is there no more: an issue that goes over to another owner with its segments stays what it is.
 */
export async function inspectOwners(tx: Tx, ownerKeys: readonly string[]): Promise<void> {
  const found = new Map<string, readonly string[]>()
  for (const ownerKey of ownerKeys) {
    const issues = issuesOf(await findSegmentsOfOwner(tx, ownerKey))
    await openIssues(tx, ownerKey, issues)
    found.set(
      ownerKey,
      issues.map(({ key }) => key),
    )
  }
  for (const [ownerKey, keys] of found) await fixOthers(tx, ownerKey, keys)
}
