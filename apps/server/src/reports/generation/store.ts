import type { ReportSummary } from '@sextant/contract/reports/schemas'
import { sql, type Updateable } from 'kysely'
import type { Reports } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'
import { deleteGroups } from '../groups/store'

const now = sql<string>`now()`

/** Changes a report that is in one of these states; answers whether it was. */
async function change(tx: Tx, id: string, from: readonly string[], set: Updateable<Reports>): Promise<boolean> {
  const { numUpdatedRows } = await reportUpdate(tx)
    .set({ ...set, modified: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const reportUpdate = (tx: Tx) => tx.db.updateTable('reports').where('team_id', '=', tx.team)

const underWay = ['queued', 'processing']

/** Keeps a beginning and an erasure apart: who begins afterwards does not see who was erased. */
const lockErasing = async (tx: Tx, mode: 'shared' | 'alone'): Promise<void> => {
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await sql`select ${lock}(hashtextextended('reports.erasing', ${tx.team}::bigint))`.execute(tx.db)
}

/** A report is being made now, from its beginning; false where nobody wants it any more. */
export async function beginReport(tx: Tx, id: string): Promise<boolean> {
  await lockErasing(tx, 'shared')
  return await change(tx, id, underWay, { status: 'processing', progress: 0 })
}

/** How far it is; false where it was given up meanwhile. */
export const noteProgress = async (tx: Tx, id: string, progress: number): Promise<boolean> =>
  await change(tx, id, ['processing'], { progress })

type ReportResult = {
  readonly row_count: number
  readonly size_bytes: number
  readonly currency: string
  readonly summary: ReportSummary
  readonly expires_at: string
}

/** It is made; false where it was given up meanwhile. */
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

/** It is over without having been made; false where it was over already. */
export const failReport = async (tx: Tx, id: string, error: string, cancelled = false): Promise<boolean> =>
  await change(tx, id, underWay, { status: 'failed', error, cancelled })

/** Its rows are not kept any longer. */
export async function expireReport(tx: Tx, id: string): Promise<void> {
  await deleteGroups(tx, [id])
  await change(tx, id, ['completed'], { status: 'expired', summary: null })
}

/**
 * No report is kept that may name somebody who is erased: those that are made expire, and those that are being made
 * fail with this text. Answers both, as they are then.
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
