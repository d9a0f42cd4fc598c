import type { Tx } from '../../platform/database/transaction'
import { findSegmentsOfOwner } from '../../segments'
import { issuesOf } from './issues-of'
import { fixMissing, openIssues } from './store'

/**
 * Inspects the current trips of these owners, and stores the issues found. First inserts new ones, then closes outdated
 * ones: an issue that moves to another owner with its segments stays the same issue.
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
  for (const [ownerKey, keys] of found) await fixMissing(tx, ownerKey, keys)
}
