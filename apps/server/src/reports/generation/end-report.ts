import { dropBlobsLater } from '../../platform/blobs/jobs'
import type { Tx } from '../../platform/database/transaction'
import { emit } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { presentReport } from '../present'
import { reportKeys } from '../snapshot/snapshot'
import { findReport, teamOf } from '../store'
import { expireReport as expire, failReport } from './store'

type Payload = { readonly reportId: string }
type End = { readonly error: string; readonly cancelled: boolean }

/** Writes the outcome of a report to the outbox. */
export async function tellOf(tx: Tx, id: string, type: 'report.completed' | 'report.failed'): Promise<void> {
  const report = await findReport(tx, id)
  const team = await teamOf(tx)
  if (report && team) await emit(tx, [{ type, resourceId: id, object: presentReport(report, team) }])
}

/** Ends a report that is not made; false where it was over already. */
export async function endReport(tx: Tx, id: string, { error, cancelled }: End): Promise<boolean> {
  if (!(await failReport(tx, id, error, cancelled))) return false
  await dropBlobsLater(tx, reportKeys(tx.team, id))
  await tellOf(tx, id, 'report.failed')
  return true
}

/** A report whose last attempt has failed says so. */
export async function giveUpOnReport(_: Services, tx: Tx, { reportId }: Payload, reason: string): Promise<void> {
  const error = `The report could not be made: ${reason}. Make it again; if it fails again, ask your operator.`
  await endReport(tx, reportId, { error, cancelled: false })
}

/** Drops the rows of a report whose time is over. */
export async function expireReport(_: Services, tx: Tx, { reportId }: Payload): Promise<void> {
  await expire(tx, reportId)
  await dropBlobsLater(tx, reportKeys(tx.team, reportId))
}
