import { deleteBlobsLater } from '../../platform/blobs/jobs'
import type { Tx } from '../../platform/database/transaction'
import { emit } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { presentReport } from '../present'
import { reportKeys } from '../snapshot/snapshot'
import { findReport, teamOf } from '../store'
import { expireReport as expire, failReport } from './store'

type Payload = { readonly reportId: string }
type Failure = { readonly error: string; readonly cancelled: boolean }

/** Emits the event of a report's final status. */
export async function emitReport(tx: Tx, id: string, type: 'report.completed' | 'report.failed'): Promise<void> {
  const report = await findReport(tx, id)
  const team = await teamOf(tx)
  if (report && team) await emit(tx, [{ type, resourceId: id, object: presentReport(report, team) }])
}

/** Ends a report without a result; false if it had already ended. */
export async function endReport(tx: Tx, id: string, { error, cancelled }: Failure): Promise<boolean> {
  if (!(await failReport(tx, id, error, cancelled))) return false
  await deleteBlobsLater(tx, reportKeys(tx.team, id))
  await emitReport(tx, id, 'report.failed')
  return true
}

/** Marks a report as failed after its last attempt. */
export async function failReportJob(_: Services, tx: Tx, { reportId }: Payload, reason: string): Promise<void> {
  const error = `The report could not be made: ${reason}. Make it again; if it fails again, ask your operator.`
  await endReport(tx, reportId, { error, cancelled: false })
}

/** Deletes the rows of an expired report. */
export async function expireReport(_: Services, tx: Tx, { reportId }: Payload): Promise<void> {
  await expire(tx, reportId)
  await deleteBlobsLater(tx, reportKeys(tx.team, reportId))
}
