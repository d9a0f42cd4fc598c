import type { ReportSummary } from '@sextant/contract/reports/schemas'
import { sql, type Updateable } from 'kysely'
import type { Reports } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'
import { deleteGroups } from '../groups/store'

const now = sql<string>`now()`

/** Updates a report if it has one of these statuses; returns whether it did. */
async function change(tx: Tx, id: string, from: readonly string[], set: Updateable<Reports>): Promise<boolean> {
  const { numUpdatedRows } = await reportUpdate(tx)
    .set({ ...set, modified: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const reportUpdate = (tx: Tx) => tx.db.updateTable('reports').where('team_id', '=', tx.team)

const activeStatuses = ['queued', 'processing']

/**
 * Makes the start of a report and an erasure exclude each other: a report that starts after an erasure does not see the
 * erased person.
 */
const lockErasing = async (tx: Tx, mode: 'shared' | 'alone'): Promise<void> => {
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await sql`select ${lock}(hashtextextended('reports.erasing', ${tx.team}::bigint))`.execute(tx.db)
}

/** Starts a report from scratch; false if it is no longer wanted. */
export async function beginReport(tx: Tx, id: string): Promise<boolean> {
  await lockErasing(tx, 'shared')
  return await change(tx, id, activeStatuses, { status: 'processing', progress: 0 })
}

/** Saves the progress; false if the report was cancelled meanwhile. */
export const saveProgress = async (tx: Tx, id: string, progress: number): Promise<boolean> =>
  await change(tx, id, ['processing'], { progress })

type ReportResult = {
  readonly row_count: number
  readonly size_bytes: number
  readonly currency: string
  readonly summary: ReportSummary
  readonly expires_at: string
}

/** Completes a report; false if it was cancelled meanwhile. */
export const completeReport = async (
  tx: Tx,
  id: string,
  { summary, size_bytes, ...created }: ReportResult,
): Promise<boolean> =>
  await change(tx, id, ['processing'], {
    ...created,
    status: 'completed',
    progress: 100,
    size_bytes: String(size_bytes),
    summary: JSON.stringify(summary),
  })

/** Ends a report without a result; false if it had already ended. */
export const failReport = async (tx: Tx, id: string, error: string, cancelled = false): Promise<boolean> =>
  await change(tx, id, activeStatuses, { status: 'failed', error, cancelled })

/** Marks a report as expired: its rows are deleted. */
export async function expireReport(tx: Tx, id: string): Promise<void> {
  await deleteGroups(tx, [id])
  await change(tx, id, ['completed'], { status: 'expired', summary: null })
}

/**
 * Ends all reports that may contain a person being erased: completed ones expire, and unfinished ones fail with this
 * message. Returns both as updated.
 */
export async function endAllReports(tx: Tx, error: string) {
  await lockErasing(tx, 'alone')
  const ended = await reportUpdate(tx)
    .set({
      status: sql<string>`case status when 'completed' then 'expired' else 'failed' end`,
      error,
      summary: null,
      modified: now,
    })
    .where('status', 'in', ['processing', 'completed'])
    .returning(['id', 'status'])
    .execute()
  await deleteGroups(
    tx,
    ended.map(({ id }) => id),
  )
  return ended
}
